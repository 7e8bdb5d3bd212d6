import type { Pose, Procedure } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { moveCandidates } from '../battlefield/candidates.ts';
import type { Miniature } from '../battlefield/model.ts';
import { checkMove, fastestTool, legOf } from '../battlefield/moves.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { afterDeed } from './deeds.ts';
import { isEngaged } from './melee.ts';
import { finishMove, moveFor, proposalAt, whyNotMove } from './moving.ts';
import { defeatUnit } from './wounds.ts';

/** The one move of a panicked unit: as far as it can towards the nearest edge (legion.panic.4 to .8, .13). */
export function* panicMove(t: LTable, unit: Unit): Procedure<void> {
  const how = isEngaged(t, unit) ? 'withdraw' : 'standard';
  const terms = { how, peaceful: true } as const;
  if (unit.place !== 'play' || whyNotMove(t, unit, terms)) return;
  const move = moveFor(t, unit, terms);
  const leader = t.miniature(unit, t.leader(unit));
  if (leavesBattlefield(t, leader, move)) {
    t.emit({ type: 'left-battlefield', rule: 'legion.panic.8', unit: unit.id });
    yield* defeatUnit(t, unit, null);
    return;
  }
  const ends = moveCandidates(t.scene, leader, move, edgePoints(t, leader)).flatMap(({ key, path }) => {
    const others = proposalAt(t, unit, move, path);
    return others ? [{ key, path, others, left: toEdge(t, leader, path.end) }] : [];
  });
  const least = Math.min(...ends.map(({ left }) => left));
  const best = ends.filter(({ left }) => left <= least + 0.5);
  if (best.length === 0) return;
  const { candidate } = yield* place({
    seat: unit.seat,
    topic: 'panic-move',
    rule: 'legion.panic.5',
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: best.map(({ key, path }) => ({ key, poses: [path.end] })),
  });
  const end = best.find(({ key }) => key === candidate);
  if (!end) return;
  t.emit({ type: 'action', rule: 'legion.panic.4', unit: unit.id, action: 'move', free: false });
  const moved = yield* finishMove(t, unit, move, end, 'panic');
  yield* afterDeed(t, { unit, deed: 'move', action: 'move' }, () => t.window('moved', moved));
}

/** How far a base is from the nearest edge. */
function toEdge({ state: { width, depth } }: LTable, { base }: Miniature, { x, y }: Pick<Pose, 'x' | 'y'>): number {
  return Math.min(x, width - x, y, depth - y) - base.radius;
}

/** The points of the four edges straight ahead, where its base would touch them. */
function edgePoints({ state: { width, depth } }: LTable, { base, pose: { x, y } }: Miniature) {
  const r = base.radius;
  return [
    { key: 'edge-west', at: { x: r, y } },
    { key: 'edge-east', at: { x: width - r, y } },
    { key: 'edge-south', at: { x, y: r } },
    { key: 'edge-north', at: { x, y: depth - r } },
  ];
}

/** legion.courage.9: whether the way to an edge is free and the tool reaches beyond it. */
function leavesBattlefield(t: LTable, leader: Miniature, move: ReturnType<typeof moveFor>): boolean {
  const tool = fastestTool(move, false);
  if (tool < 1) return false;
  const reach = 2 * legOf(leader.base, move.kind, tool);
  return edgePoints(t, leader).some(({ at }) => {
    const { pose } = leader;
    const way = Math.abs(at.x - pose.x) + Math.abs(at.y - pose.y);
    if (way >= reach - 0.001 || leader.base.notched) return false;
    return checkMove(t.scene, leader, move, { ...at, heading: pose.heading }).path !== null;
  });
}
