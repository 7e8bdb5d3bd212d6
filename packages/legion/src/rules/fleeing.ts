import { turnBetween } from '@rangefinder/geometry';
import type { Pose } from '@rangefinder/kernel';
import { type EdgeHeading, flightTo, toEdge } from '../battlefield/flight.ts';
import { type Miniature, miniatureAt, SLACK } from '../battlefield/model.ts';
import { checkMove } from '../battlefield/moves.ts';
import { hasKeyword, keywordValue } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { type Climb, climbsOf } from './climbing.ts';
import { isEngaged } from './melee.ts';
import { type MoveTerms, moveFor, proposalAt, whyNotMove } from './moving.ts';

/** A way to flee: perhaps turned or clambered first, then a move; or a clamber and nothing else. */
export interface Escape {
  readonly turn: Pose | null;
  readonly climb: Climb | null;
  readonly terms: MoveTerms | null;
}

interface Rated {
  readonly escape: Escape;
  /** How far from the edge it ends; less than nothing where it leaves the battlefield. */
  readonly far: number;
}

const OUT = -1;

/** Moves that a panicked unit might make: what keywords add it must use where that is better (legion.panic.9, .13). */
function fleeingMoves(t: LTable, unit: Unit): readonly MoveTerms[] {
  if (isEngaged(t, unit)) return [{ how: 'withdraw', peaceful: true }];
  const jump = keywordValue(t, unit, 'jump-x');
  return [
    { how: 'standard', peaceful: true },
    ...(jump > 0 ? [{ how: 'standard', peaceful: true, jump } as const] : []), // legion.jump-x.9
    ...(hasKeyword(t, unit, 'spur') ? [{ how: 'standard', peaceful: true, faster: 1 } as const] : []), // legion.spur.6
  ];
}

/** How far from the edge a move ends that starts with the leader there; infinite where it cannot be made. */
function farAfter(t: LTable, unit: Unit, leader: Miniature, terms: MoveTerms, edge: EdgeHeading): number {
  const move = moveFor(t, unit, terms);
  const { leaves, ends } = flightTo(t.scene, leader, move, edge);
  if (leaves) return OUT;
  const fit = ends.filter(({ path }) => proposalAt(t, unit, move, path) !== null);
  return Math.min(Number.POSITIVE_INFINITY, ...fit.map(({ pose }) => toEdge(t.scene, pose, edge)));
}

/** Clambers that one move action is enough for (legion.panic.12). */
function clambers(t: LTable, unit: Unit): readonly Climb[] {
  return climbsOf(t, unit).filter(({ how, cost }) => how === 'clamber' && cost === 1);
}

/** The leader turned to an edge as far as a pivot goes (legion.reposition.4); null if it need not or cannot. */
function turned(t: LTable, unit: Unit, leader: Miniature, edge: EdgeHeading): Pose | null {
  if (!hasKeyword(t, unit, 'reposition')) return null;
  const pivot = moveFor(t, unit, { how: 'pivot' });
  const { x, y, heading } = leader.pose;
  const turn = Math.max(-pivot.turn, Math.min(pivot.turn, turnBetween(heading, edge)));
  return turn === 0 ? null : (checkMove(t.scene, leader, pivot, { x, y, heading: heading + turn }).path?.end ?? null);
}

function* escapesTo(t: LTable, unit: Unit, edge: EdgeHeading): Generator<Rated> {
  const leader = t.miniature(unit, t.leader(unit));
  const open = fleeingMoves(t, unit).filter((terms) => whyNotMove(t, unit, terms) === undefined);
  const rate = (terms: MoveTerms, first: Partial<Escape>, start: Miniature): Rated => {
    const way = { turn: null, climb: null, ...first, terms };
    return { escape: way, far: farAfter(t, unit, start, terms, edge) };
  };
  for (const terms of open) yield rate(terms, {}, leader);
  const turn = turned(t, unit, leader, edge);
  if (turn !== null) for (const terms of open) yield rate(terms, { turn }, { ...leader, pose: turn });
  for (const climb of clambers(t, unit)) {
    const { pose, on, z } = climb.goal;
    yield { escape: { turn: null, climb, terms: null }, far: toEdge(t.scene, pose, edge) };
    // legion.scale.9: the clamber comes for free, and once.
    if (climb.worth > 1 || !hasKeyword(t, unit, 'scale')) continue;
    for (const terms of open) yield rate(terms, { climb }, miniatureAt(leader, pose, on, z));
  }
}

/** The way that brings a panicked unit nearest to one of some edges, the plainest of those that are as good; null if none leads anywhere. */
export function bestEscape(t: LTable, unit: Unit, edges: readonly EdgeHeading[]): Escape | null {
  let best: Rated | null = null;
  for (const edge of edges) {
    for (const rated of escapesTo(t, unit, edge))
      if (rated.far < (best?.far ?? Number.POSITIVE_INFINITY) - SLACK) best = rated;
  }
  return best?.escape ?? null;
}

/** A clamber that brings who has just moved nearer to an edge (legion.scale.9). */
export function clamberNearer(t: LTable, unit: Unit, edges: readonly EdgeHeading[]): Climb | null {
  if (!hasKeyword(t, unit, 'scale')) return null;
  const far = (pose: Pose) => Math.min(...edges.map((edge) => toEdge(t.scene, pose, edge)));
  let least = far(t.leader(unit).pose) - SLACK;
  let best: Climb | null = null;
  for (const climb of clambers(t, unit)) {
    if (climb.worth > 1 || far(climb.goal.pose) >= least) continue;
    least = far(climb.goal.pose);
    best = climb;
  }
  return best;
}
