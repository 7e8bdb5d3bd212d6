import type { Pose, Procedure, RuleId } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { type EdgeHeading, flightTo, nearestEdges, toEdge } from '../battlefield/flight.ts';
import type { Miniature } from '../battlefield/model.ts';
import { checkMove } from '../battlefield/moves.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { type Climb, performClimb } from './climbing.ts';
import { afterDeed } from './deeds.ts';
import { beside, setOut, standsBeside, whyNotDisembark } from './embarking.ts';
import { bestEscape, clamberNearer, type Escape } from './fleeing.ts';
import { afterMove } from './moveactions.ts';
import { type End, finishMove, type MoveTerms, moveFor, proposalAt, whyNotMove } from './moving.ts';
import { gainToken } from './tokens.ts';
import { carrierOf, putAboard } from './transported.ts';
import { isGone } from './units.ts';
import { defeatUnit } from './wounds.ts';

/** The one move of a panicked unit: as far as it can towards the nearest edge (legion.panic.4 to .8, .11, .13;
 * legion.withdraw.11; legion.movement.21; legion.leaving-the-battlefield.1, .2).
 * legion.courage.8, .9, legion.rally.9, .10, legion.suppression.10, .11, legion.defeated.3
 */
export function* panicMove(t: LTable, unit: Unit): Procedure<void> {
  const carrier = carrierOf(t, unit);
  if (carrier) {
    yield* fleeFrom(t, unit, carrier);
    return;
  }
  if (unit.place !== 'play') return;
  const edges = nearestEdges(t.scene, t.miniature(unit, t.leader(unit)));
  const best = bestEscape(t, unit, edges);
  if (best) yield* follow(t, unit, best, edges);
}

/** The unit flees as it must: turned or clambered first where that helps, and whatever else its keywords do for it. */
function* follow(
  t: LTable,
  unit: Unit,
  { turn, climb, terms }: Escape,
  edges: readonly EdgeHeading[],
): Procedure<void> {
  if (turn) yield* turnTo(t, unit, turn);
  if (climb) yield* clamber(t, unit, climb);
  if (!terms || isGone(unit)) return;
  // Somebody on standby may have answered the turn or the clamber, and have engaged it (legion.engaged.2).
  if ((turn || climb) && terms.how !== 'withdraw' && whyNotMove(t, unit, terms)) return;
  if (terms.faster) yield* gainToken(t, unit, 'suppression', 1, 'legion.spur.6');
  const fled = yield* flee(t, unit, terms, 'legion.panic.4', { edges });
  if (!fled || climb || isGone(unit) || terms.how === 'withdraw') return;
  const further = clamberNearer(t, unit, edges);
  if (further) yield* clamber(t, unit, further);
}

/** A pivot towards the edge, its unit with it (legion.reposition.4). */
function* turnTo(t: LTable, unit: Unit, pose: Pose): Procedure<void> {
  const pivot = moveFor(t, unit, { how: 'pivot' });
  const { path } = checkMove(t.scene, t.miniature(unit, t.leader(unit)), pivot, pose);
  const others = path && proposalAt(t, unit, pivot, path);
  if (!path || !others) return;
  const moved = yield* finishMove(t, unit, pivot, { path, others }, 'pivot');
  // legion.reposition.3: a move that enemies may react to, and no action.
  yield* afterDeed(t, { unit, deed: 'move', action: '' }, () => t.window('moved', moved));
}

/** legion.panic.12 */
function* clamber(t: LTable, unit: Unit, climb: Climb): Procedure<void> {
  t.emit({ type: 'action', rule: 'legion.panic.12', unit: unit.id, action: 'move', free: false });
  const moved = yield* performClimb(t, unit, climb);
  if (moved) yield* afterMove(t, moved, false);
}

/** legion.transported-closed.18: it gets off where the way out is shortest, and runs. */
function* fleeFrom(t: LTable, unit: Unit, carrier: Unit): Procedure<void> {
  if (whyNotDisembark(t, unit)) return;
  const edges = nearestEdges(t.scene, t.miniature(carrier, t.leader(carrier)));
  let least = Number.POSITIVE_INFINITY;
  let start: Miniature | null = null;
  for (const pose of beside(t, unit, carrier)) {
    const standing = standsBeside(t, unit, carrier, pose);
    if (!('spot' in standing)) continue;
    const far = Math.min(...edges.map((edge) => toEdge(t.scene, pose, edge)));
    if (far < least) [least, start] = [far, standing.spot];
  }
  if (!start) return;
  setOut(t, unit, start);
  const fled = yield* flee(t, unit, { how: 'disembark' }, 'legion.transported-closed.18', { left: carrier });
  if (!fled) putAboard(t, unit, carrier);
}

/** Where a unit flees to, if not to the edge that is nearest now, and out of which vehicle. */
interface Flight {
  readonly edges?: readonly EdgeHeading[];
  readonly left?: Unit;
}

/** Off the battlefield, or as near to its edge as a move brings it; false where there is no way at all. */
function* flee(
  t: LTable,
  unit: Unit,
  terms: MoveTerms,
  rule: RuleId,
  { edges = nearestEdges(t.scene, t.miniature(unit, t.leader(unit))), left }: Flight = {},
): Procedure<boolean> {
  const move = moveFor(t, unit, terms);
  const leader = t.miniature(unit, t.leader(unit));
  const flights = edges.map((edge) => flightTo(t.scene, leader, move, edge));
  if (flights.some(({ leaves }) => leaves)) {
    t.emit({ type: 'left-battlefield', rule: 'legion.panic.8', unit: unit.id });
    yield* defeatUnit(t, unit, null);
    return true;
  }
  const ends = flights
    .flatMap(({ ends }) => ends)
    .flatMap(({ key, path }) => {
      const others = proposalAt(t, unit, move, path);
      return others ? [{ key, path, others }] : [];
    });
  const [only] = ends;
  if (!only) return false;
  const { candidate } = yield* place({
    seat: unit.seat,
    topic: 'panic-move',
    rule: 'legion.panic.5',
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: ends.map(({ key, path }) => ({ key, poses: [path.end] })),
  });
  const end: End = ends.find(({ key }) => key === candidate) ?? only;
  t.emit({ type: 'action', rule, unit: unit.id, action: 'move', free: false });
  const moved = yield* finishMove(t, unit, move, end, 'panic');
  // legion.agile-x.1, legion.tactical-x.1: flight is a move action of its kind, with what follows such an action.
  yield* afterMove(t, { ...moved, how: terms.how ?? 'standard', ...(left ? { left } : {}) }, false);
  return true;
}
