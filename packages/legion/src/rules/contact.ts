import type { Procedure } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { moveCandidates } from '../battlefield/candidates.ts';
import { moveOf } from '../battlefield/moves.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { tokenShapes } from './markers.ts';
import { inMelee, meleesOf } from './melee.ts';
import { joinMelee, placesOf, put } from './placing.ts';
import { hasMeleeWeapon, isGone } from './units.ts';

/** Two units that were in a melee with each other. */
type Pair = readonly [Unit, Unit];

/** Every melee as it stands, to be closed up again after casualties. */
export function meleesNow(t: LTable): readonly Pair[] {
  return t.present.flatMap((unit) => (unit.seat === 0 ? meleesOf(t, unit).map((foe): Pair => [unit, foe]) : []));
}

/**
 * After casualties everybody with a weapon for it closes up again (legion.melee.17, .20): first the player who activates a
 * unit, or did so last, else blue (legion.melee.18, .19).
 */
export function* closeUp(t: LTable, before: readonly Pair[]): Procedure<void> {
  const { activation, memory, blue } = t.state;
  const first = activation ? t.unit(activation.unit).seat : (memory['last-active'] ?? blue);
  for (const seat of [first, 1 - first]) {
    for (const pair of before) {
      const [unit, foe] = pair[0].seat === seat ? pair : [pair[1], pair[0]];
      if (isGone(unit) || isGone(foe) || !hasMeleeWeapon(t, unit)) continue;
      if (!inMelee(t, unit, foe) && !(yield* rejoin(t, unit, foe))) continue;
      yield* joinMelee(t, unit, foe);
    }
  }
}

/** The leader steps up to the enemy again, if a step brings it there; else the melee is over (legion.melee.21). */
function* rejoin(t: LTable, unit: Unit, foe: Unit): Procedure<boolean> {
  const leader = t.miniature(unit, t.leader(unit));
  const move = moveOf('standard', 1, {
    ignoresDifficult: true,
    pushes: false,
    melee: [foe.id],
    tokens: tokenShapes(t),
  });
  const free = { ...leader, base: { ...leader.base, notched: false } };
  const ends = moveCandidates(t.scene, free, move).filter(({ path }) => path.melee === foe.id);
  if (ends.length === 0) return false;
  const { candidate } = yield* place({
    seat: unit.seat,
    topic: 'join-melee',
    rule: 'legion.melee.20',
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: ends.map(({ key, path }) => ({ key, poses: [path.end] })),
  });
  const end = ends.find(({ key }) => key === candidate) ?? ends[0];
  if (!end) return false;
  put(t, unit, [{ mini: leader.id, pose: end.path.end, on: end.path.on }]);
  t.emit({ type: 'melee-joined', rule: 'legion.melee.20', unit: unit.id, minis: placesOf(unit) });
  return true;
}
