import { keyOptions, type Procedure } from '@rangefinder/kernel';
import { pickOne, place } from '../ask.ts';
import { type Compelled, checkCompulsory, compulsoryEnds } from '../battlefield/compulsory.ts';
import { fastestTool } from '../battlefield/moves.ts';
import { refuse } from '../refusals.ts';
import { hasKeyword } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { afterMove } from './moveactions.ts';
import { finishMove, moveFor, proposalAt, whyNotMove } from './moving.ts';
import { isGone } from './units.ts';
import { sufferWounds } from './wounds.ts';

const WHEN = keyOptions(['first', 'second']);

/** Whether a unit that must move by itself does so before its actions or after them (legion.compulsory-move.1); null if it need not. */
export function* whenCompelled(t: LTable, unit: Unit): Procedure<'first' | 'second' | null> {
  if (!hasKeyword(t, unit, 'speeder-x') || unit.place !== 'play') return null;
  const about = { unit: unit.id, card: 'speeder-x' };
  const rule = 'legion.speeder-x.1';
  const { key } = yield* pickOne({ seat: unit.seat, topic: 'when-compelled', rule, about, options: WHEN });
  return key;
}

/** A free standard move action in full, or as far as it goes at the cost of wounds (legion.compulsory-move.2 to .7). */
export function* compulsoryMove(t: LTable, unit: Unit): Procedure<void> {
  if (isGone(unit) || whyNotMove(t, unit, { how: 'compulsory' })) return;
  yield* t.window('before-move', { unit, how: 'compulsory' });
  if (isGone(unit)) return; // what it did before cost its last wound
  const move = moveFor(t, unit, { how: 'compulsory' });
  const leader = t.miniature(unit, t.leader(unit));
  const accepts = (path: Compelled['path']) => proposalAt(t, unit, move, path) !== null;
  const ends = compulsoryEnds(t.scene, leader, move, accepts);
  const [only] = ends;
  if (!only) return;
  const rule = 'legion.compulsory-move.5';
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'move-leader',
    rule,
    about: { unit: unit.id, how: 'compulsory', speed: move.speed },
    pieces: [leader.id],
    candidates: ends.map(({ key, path }) => ({ key, poses: [path.end] })),
    check: ([pose]) =>
      pose && checkCompulsory(t.scene, leader, move, pose, accepts) ? undefined : refuse(rule, 'too-far'),
  });
  const [pose] = poses;
  const { path, completed } = (pose && checkCompulsory(t.scene, leader, move, pose, accepts)) ?? only;
  t.emit({ type: 'action', rule: 'legion.compulsory-move.2', unit: unit.id, action: 'move', free: true });
  const others = proposalAt(t, unit, move, path) ?? [];
  const moved = yield* finishMove(t, unit, move, { path, others }, 'compulsory');
  if (!completed) {
    const source = { rule: 'legion.compulsory-move.7', attack: null, by: null } as const;
    // What reduces its maximum speed reduces the wounds too (legion.compulsory-move.10, .18).
    yield* sufferWounds(t, unit, fastestTool(move, path.difficult), source);
  }
  if (!isGone(unit)) yield* afterMove(t, moved, true);
}
