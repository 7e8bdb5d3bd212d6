import { boundingBox, type ConvexPolygon, lengthOf, type Pose, snap } from '@rangefinder/geometry';
import { type Candidate, type Procedure, place, type RuleId, type Seat, type Violation } from '@rangefinder/kernel';
import { rangeBand } from '@rangefinder/xwing';
import { BOARD } from '../rules/playarea.ts';
import type { Feature } from '../state.ts';
import { markerAt, type XTable } from '../table.ts';
import type { OuterMarkers } from './mission.ts';
import { missionOf } from './missions.ts';

/** Puts the markers of the mission on the table, before any obstacle (xw2.missions.setup.2). */
export function* placeFeatures(t: XTable): Procedure<void> {
  const { markers } = missionOf(t);
  if (!markers) return;
  const { kind, centre, outer } = markers;
  putDown(t, kind, null, { x: BOARD / 2, y: BOARD / 2, heading: 0 }, centre);
  if (!outer) return;
  for (const near of outer.near) {
    // xw2.missions.setup.3, .7: in turn, the first player of the setup roll first.
    for (const seat of t.playerOrder()) yield* placeOuter(t, kind, outer, seat, near);
  }
}

function* placeOuter(
  t: XTable,
  kind: Feature['kind'],
  outer: OuterMarkers,
  seat: Seat,
  near: 'own' | 'opposing',
): Procedure<void> {
  const edge = edgeOf(t, near === 'own' ? seat : 1 - seat);
  const candidates = outerPlaces((pose, marker) => whyNotMarker(t, outer, edge, pose, marker) === undefined);
  if (candidates.length === 0) return; // never met: there is always room (see the notes)
  const { poses } = yield* place({
    seat,
    topic: 'place-marker',
    rule: outer.edge,
    about: { kind, near },
    pieces: [markerId(t, kind)],
    candidates,
    check: ([pose]) => (pose ? whyNotMarker(t, outer, edge, pose) : undefined),
  });
  const [pose] = poses;
  if (pose) putDown(t, kind, seat, pose, outer.spacing);
}

function putDown(t: XTable, kind: Feature['kind'], seat: Seat | null, pose: Pose, rule: RuleId): void {
  const id = markerId(t, kind);
  t.state.features.push({ id, kind, pose, controller: null });
  t.emit({ type: 'feature-placed', rule, seat, feature: id, pose });
}

/** `satellite-1` is the one at the centre. */
function markerId(t: XTable, kind: Feature['kind']): string {
  return `${kind}-${t.state.features.length + 1}`;
}

function edgeOf(t: XTable, seat: Seat): 'bottom' | 'top' {
  return t.state.players[seat === 0 ? 0 : 1].edge;
}

/** Which rule an outer marker breaks where it would lie. */
function whyNotMarker(
  t: XTable,
  outer: OuterMarkers,
  edge: 'bottom' | 'top',
  pose: Pose,
  marker: ConvexPolygon = markerAt(pose),
): Violation | undefined {
  const { minY, maxY } = boundingBox(marker);
  const toEdge = rangeBand(edge === 'bottom' ? minY : BOARD - maxY);
  if (toEdge < 2 || toEdge > 4) return { rule: outer.edge, why: `It must lie at range 2-4 of the ${edge} edge.` };
  const [centre, ...others] = t.state.features;
  if (centre && t.bandBetween(marker, t.feature(centre)) !== 3)
    return { rule: outer.spacing, why: 'It must lie at range 3 of the centre marker.' };
  if (outer.apart && others.some((other) => t.bandBetween(marker, t.feature(other)) <= 2))
    return { rule: outer.spacing, why: 'It must lie beyond range 2 of every other marker.' };
  return undefined;
}

/** Two markers whose outlines touch have their middles at least and at most so far apart. */
const NARROWEST = 36;
const WIDEST = 51;

/** A place of the grid that markers are offered, the same in every match. */
interface MarkerPlace {
  readonly pose: Pose;
  readonly marker: ConvexPolygon;
  readonly candidate: Candidate;
}

const GRIDS = new Map<number, readonly MarkerPlace[]>();

function markerGrid(step: number): readonly MarkerPlace[] {
  const known = GRIDS.get(step);
  if (known) return known;
  const places: MarkerPlace[] = [];
  const far = Math.floor(BOARD / 2 / step);
  for (let row = -far; row <= far; row++) {
    for (let column = -far; column <= far; column++) {
      // At range 3 of the centre the middles lie between these: outlines need not be laid out elsewhere.
      const away = lengthOf(column * step, row * step);
      if (away < 200 + NARROWEST || away > 300 + WIDEST) continue;
      const pose: Pose = { x: snap(BOARD / 2 + column * step), y: snap(BOARD / 2 + row * step), heading: 0 };
      const key = `at:${Math.round(pose.x)},${Math.round(pose.y)}`;
      places.push({ pose, marker: markerAt(pose), candidate: { key, poses: [pose] } });
    }
  }
  GRIDS.set(step, places);
  return places;
}

/** Legal places on a grid, on a finer one where a coarse one has none. */
function outerPlaces(isLegal: (pose: Pose, marker: ConvexPolygon) => boolean): Candidate[] {
  for (const step of [48, 24, 12, 6, 3]) {
    const places = markerGrid(step).filter(({ pose, marker }) => isLegal(pose, marker));
    if (places.length > 0) return places.map(({ candidate }) => candidate);
  }
  return [];
}
