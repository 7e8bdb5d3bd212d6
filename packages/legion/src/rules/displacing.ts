import type { Procedure } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { checkDisplaced, placeDisplaced } from '../battlefield/displacement.ts';
import { without } from '../battlefield/scene.ts';
import { refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { carryClaimed } from './claiming.ts';
import { placesOf, put } from './placing.ts';
import { gainToken } from './tokens.ts';

/** Miniatures that were pushed aside are put back by the player who did not move (legion.displacement.8 to .17). */
export function* displace(t: LTable, by: Unit, minis: readonly string[]): Procedure<void> {
  if (minis.length === 0) return;
  const pushed = t.present.filter((unit) => unit.minis.some(({ id }) => minis.includes(id)));
  for (const [i, unit] of pushed.entries()) {
    const waiting = pushed.slice(i + 1).flatMap((later) => later.minis.map(({ id }) => id));
    const aside = waiting.filter((id) => minis.includes(id));
    yield* putBack(t, by, unit, minis, aside);
    yield* carryClaimed(t, unit);
    t.emit({ type: 'displaced', rule: 'legion.displacement.10', unit: unit.id, by: by.id, minis: placesOf(unit) });
  }
  for (const unit of pushed) {
    if (unit.memory['activation:displaced']) continue; // legion.displacement.17
    unit.memory['activation:displaced'] = 1;
    yield* gainToken(t, unit, 'suppression', 1, 'legion.displacement.16');
  }
}

/** Those of one unit are put back; `aside` are those of other units who wait for their turn. */
function* putBack(
  t: LTable,
  by: Unit,
  unit: Unit,
  minis: readonly string[],
  aside: readonly string[],
): Procedure<void> {
  const spots = placeDisplaced(without(t.scene, aside), t.miniatures(unit), minis);
  const leader = t.leader(unit);
  // The leader goes where it must; the others where the opponent of the mover likes.
  put(
    t,
    unit,
    spots.filter(({ mini }) => mini === leader.id),
  );
  const rest = spots.filter(({ mini }) => mini !== leader.id);
  if (rest.length === 0) return;
  const all = t.miniatures(unit);
  const [first] = all;
  if (!first) return;
  const moving = rest.flatMap(({ mini }) => all.filter(({ id }) => id === mini));
  const staying = all.filter((mini) => mini !== first && !moving.includes(mini));
  const scene = without(t.scene, aside);
  const { poses } = yield* place({
    seat: 1 - by.seat,
    topic: 'displace',
    rule: 'legion.displacement.10',
    about: { unit: unit.id },
    pieces: rest.map(({ mini }) => mini),
    candidates: [{ key: 'formation', poses: rest.map(({ pose }) => pose) }],
    check: (poses) => {
      const { wrong } = checkDisplaced(scene, first, moving, staying, poses);
      return wrong ? refuseWrong(wrong) : undefined;
    },
  });
  put(t, unit, checkDisplaced(scene, first, moving, staying, poses).spots ?? rest);
}
