import { boundingBox } from '@rangefinder/geometry';
import type { Candidate, Pose, Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { BASE_LENGTH, baseAt, clearContact, isInsidePlayArea, overlapsAny, updateContact } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { place } from '../ask.ts';
import { whenLeaving } from '../missions/scoring.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The edges of the play area. */
export const EDGES = ['left', 'right', 'bottom', 'top'] as const;
export type Edge = (typeof EDGES)[number];

/** The edges a ship sticks out over. */
export function edgesCrossed(t: XTable, ship: Ship): Edge[] {
  return EDGES.filter((edge) => reach(t, ship, ship.pose, edge).near < 0);
}

/** Puts a ship in reserve, where it has no dial (xw2.in-reserve.1, .2). */
export function* putInReserve(t: XTable, ship: Ship, rule: RuleId = RULE): Procedure<void> {
  yield* whenLeaving(t, ship, ship.pose, 'xw2.missions.salvage.10');
  ship.place = 'reserve';
  ship.dial = null;
  ship.revealed = false;
  clearContact(t, ship);
  t.emit({ type: 'reserve', rule, ship: ship.id });
  t.changed();
}

/** Places a ship from reserve within range 1 of one of these edges; it stays in reserve while there is no room. */
export function* placeAtEdge(
  t: XTable,
  ship: Ship,
  edges: readonly Edge[],
  rule: RuleId = RULE,
  also: (pose: Pose) => Violation | undefined = () => undefined,
): Procedure<boolean> {
  const places = edges.flatMap((edge) => placesAt(t, ship, edge, rule));
  const candidates = places.filter(({ poses: [pose] }) => pose && !also(pose));
  const check = (pose: Pose) => whyNotThere(t, ship, pose, edges, rule) ?? also(pose);
  return yield* placeFromReserve(t, ship, candidates, check, rule);
}

/** Places a ship from reserve at one of the candidates or wherever else is allowed; it stays in reserve if there is none. */
export function* placeFromReserve(
  t: XTable,
  ship: Ship,
  candidates: readonly Candidate[],
  check: (pose: Pose) => Violation | undefined,
  rule: RuleId,
): Procedure<boolean> {
  if (candidates.length === 0) return false;
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-ship',
    rule,
    about: { ship: ship.id },
    pieces: [ship.id],
    candidates,
    check: ([pose]) => (pose ? check(pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return false;
  ship.pose = pose;
  ship.place = 'play';
  ship.carrier = null;
  t.changed();
  updateContact(t, ship, []);
  t.emit({ type: 'ship-placed', rule, ship: ship.id, pose });
  return true;
}

/** Why a ship cannot be placed at a pose, wherever it may be placed: outside, or on another ship. */
export function whyNoRoom(t: XTable, ship: Ship, pose: Pose, rule: RuleId): Violation | undefined {
  const size = t.sizeOf(ship);
  if (!isInsidePlayArea(t.state, baseAt(size, pose))) return refuse(rule, 'base-outside');
  return overlapsAny(t, ship, pose) ? refuse(rule, 'ship-there') : undefined;
}

/** Which enemy keeps a ship from a pose that must be beyond range 3 of all of them. */
export function whyTooNear(t: XTable, ship: Ship, pose: Pose, rule: RuleId): Violation | undefined {
  const base = baseAt(t.sizeOf(ship), pose);
  const near = t.enemiesOf(ship.seat).some((enemy) => t.isWithin(3, base, t.base(enemy)));
  return near ? refuse(rule, 'enemy-too-near') : undefined;
}

function whyNotThere(t: XTable, ship: Ship, pose: Pose, edges: readonly Edge[], rule: RuleId): Violation | undefined {
  if (!isInsidePlayArea(t.state, baseAt(t.sizeOf(ship), pose))) return refuse(rule, 'base-outside');
  // xw2.range.7: all of it within range 1.
  if (!edges.some((edge) => reach(t, ship, pose, edge).far <= 100.0005)) return refuse(rule, 'far-from-edge-left-by');
  return overlapsAny(t, ship, pose) ? refuse(rule, 'ship-there') : undefined;
}

/** Places along an edge, heading back in. */
function placesAt(t: XTable, ship: Ship, edge: Edge, rule: RuleId): Candidate[] {
  const deep = 100 - BASE_LENGTH[t.sizeOf(ship)] / 2 - 3;
  const places: Candidate[] = [];
  for (let column = 0; column < 14; column++) {
    const pose = along(t, edge, 45 + column * 63.4, deep);
    if (!whyNotThere(t, ship, pose, [edge], rule)) places.push({ key: `${edge}:${column}`, poses: [pose] });
  }
  return places;
}

function along({ state: { playArea } }: XTable, edge: Edge, at: number, deep: number): Pose {
  if (edge === 'bottom') return { x: at, y: deep, heading: 0 };
  if (edge === 'top') return { x: at, y: playArea - deep, heading: 180 };
  return edge === 'left' ? { x: deep, y: at, heading: 90 } : { x: playArea - deep, y: at, heading: 270 };
}

/** How far from an edge a base begins and ends; a negative beginning is outside. */
function reach(t: XTable, ship: Ship, pose: Pose, edge: Edge): { near: number; far: number } {
  const { minX, minY, maxX, maxY } = boundingBox(baseAt(t.sizeOf(ship), pose));
  if (edge === 'left') return { near: minX, far: maxX };
  if (edge === 'bottom') return { near: minY, far: maxY };
  const { playArea } = t.state;
  return edge === 'right'
    ? { near: playArea - maxX, far: playArea - minX }
    : { near: playArea - maxY, far: playArea - minY };
}
