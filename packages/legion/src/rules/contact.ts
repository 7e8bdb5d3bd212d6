import type { Procedure, RuleId } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { moveCandidates } from '../battlefield/candidates.ts';
import { checkCohesion, cohesionTerms, type Spot } from '../battlefield/cohesion.ts';
import { proposeMelee } from '../battlefield/melee.ts';
import { type Miniature, miniatureAt, type Scene } from '../battlefield/model.ts';
import { checkMove, type MovePath, moveOf } from '../battlefield/moves.ts';
import { touches } from '../battlefield/range.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { carryClaimed } from './claiming.ts';
import { tokenShapes } from './markers.ts';
import { inMelee, meleesOf } from './melee.ts';
import { findsPlaces, placeOthers, placesOf, put } from './placing.ts';
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
      if (isGone(unit) || isGone(foe)) continue;
      yield* joinMelee(t, unit, foe, inMelee(t, unit, foe) ? 'legion.melee.17' : 'legion.melee.20');
    }
  }
}

/**
 * Whoever of a unit touches no enemy is placed in contact with an enemy unit, the leader first, if there are weapons for it: the third
 * step of starting a melee, and again after casualties (legion.melee.10, .11, .17).
 */
export function* joinMelee(t: LTable, unit: Unit, foe: Unit, rule: RuleId): Procedure<void> {
  if (!hasMeleeWeapon(t, unit)) return;
  yield* stepUp(t, unit, foe, rule);
  const { leader, staying, apart } = lineOf(t, unit, foe);
  if (!leader || apart.length === 0) return;
  const terms = cohesionTerms({ staying, tokens: tokenShapes(t, unit) });
  const proposed = proposeMelee(t.scene, leader, apart, foe.id, terms);
  // legion.melee.21: who can reach nobody stays.
  if (!proposed || !(inMelee(t, unit, foe) || reaches(t, apart, proposed, foe))) return;
  put(t, unit, yield* placeOthers(t, unit, proposed, { enemy: foe.id, terms }));
  t.emit({ type: 'melee-joined', rule, unit: unit.id, minis: placesOf(unit) });
}

/** Whether somebody would touch an enemy unit at its place. */
function reaches(t: LTable, minis: readonly Miniature[], spots: readonly Spot[], foe: Unit): boolean {
  const foes = t.miniatures(foe);
  return spots.some(({ mini: id, pose, on, z }) => {
    const mini = minis.find((one) => one.id === id);
    return mini !== undefined && foes.some((one) => touches(miniatureAt(mini, pose, on, z), one));
  });
}

/** A unit in a melee: its leader, and of the others those who touch an enemy, whichever it is, and those who touch none. */
function lineOf(t: LTable, unit: Unit, foe: Unit) {
  const [leader, ...others] = t.miniatures(unit);
  const foes = [...new Set([...meleesOf(t, unit), foe])].flatMap((one) => t.miniatures(one));
  const fights = (mini: Miniature) => foes.some((one) => touches(mini, one));
  const staying = others.filter(fights);
  const apart = others.filter((mini) => !staying.includes(mini));
  return { leader, isApart: leader !== undefined && !fights(leader), staying, apart };
}

/** A leader who touches no enemy steps up to one, as far as a step brings it and those who fight stay in cohesion (legion.melee.10, .17, .20). */
function* stepUp(t: LTable, unit: Unit, foe: Unit, rule: RuleId): Procedure<void> {
  const { leader, isApart, staying, apart } = lineOf(t, unit, foe);
  if (!leader || !isApart) return;
  const tokens = tokenShapes(t, unit);
  const step = moveOf('standard', 1, { ignoresDifficult: true, pushes: false, melee: [foe.id], tokens });
  const free = { ...leader, base: { ...leader.base, notched: false } };
  const scene = withoutUnit(t.scene, staying);
  const cohesion = cohesionTerms({ melee: meleesOf(t, unit).map(({ id }) => id), tokens });
  const holds = ({ end, on, z }: MovePath) => {
    const there = miniatureAt(leader, end, on, z);
    const poses = staying.map(({ pose }) => pose);
    if (checkCohesion(t.scene, there, staying, poses, cohesion).wrong) return false;
    const terms = cohesionTerms({ staying, tokens });
    return apart.length === 0 || findsPlaces(t.scene, { leader: there, others: apart, enemy: foe.id, terms });
  };
  const ends = moveCandidates(scene, free, step).filter(({ path }) => path.melee === foe.id && holds(path));
  if (ends.length === 0) return;
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'join-melee',
    rule,
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: ends.map(({ key, path }) => ({ key, poses: [path.end] })),
    check: ([pose]) => {
      const { path, wrong } = checkMove(scene, free, step, pose ?? leader.pose);
      if (!path) return refuseWrong(wrong);
      if (path.melee !== foe.id) return refuse(rule, 'not-in-contact');
      return holds(path) ? undefined : refuse('legion.cohesion.2', 'no-room');
    },
  });
  const { path } = checkMove(scene, free, step, poses[0] ?? leader.pose);
  if (!path) return;
  put(t, unit, [{ mini: leader.id, pose: path.end, on: path.on }]);
  t.emit({ type: 'melee-joined', rule, unit: unit.id, minis: placesOf(unit) });
  yield* carryClaimed(t, unit);
}

/** The table as if some miniatures were of no unit of the mover's: their places are taken. */
function withoutUnit(scene: Scene, minis: readonly Miniature[]): Scene {
  if (minis.length === 0) return scene;
  const alone = (mini: Miniature) => (minis.includes(mini) ? { ...mini, unit: mini.id } : mini);
  return { ...scene, miniatures: scene.miniatures.map(alone) };
}
