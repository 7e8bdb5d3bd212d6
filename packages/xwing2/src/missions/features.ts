import { boundingBox, type ConvexPolygon, distanceBetween, lengthOf, type Pose, snap } from '@rangefinder/geometry';
import type { Candidate, Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import { playerOf, rangeBand } from '@rangefinder/xwing';
import { place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { BOARD } from '../rules/playarea.ts';
import type { Feature } from '../state.ts';
import { markerAt, type XTable } from '../table.ts';
import type { OuterMarkers } from './mission.ts';

/** Where the first marker of a mission lies. */
const CENTRE: Pose = { x: BOARD / 2, y: BOARD / 2, heading: 0 };

/**
 * Puts the markers of the mission on the table, before any obstacle (xw2.missions.setup.2). They are neither obstacles
 * nor devices, and so nothing else in the rules touches them (xw2.missions.feature.2, .4).
 */
export function* placeFeatures(t: XTable): Procedure<void> {
  const { markers } = t.edition.missions[t.state.mission];
  if (!markers) return;
  const { kind, centre, outer } = markers;
  putDown(t, kind, null, CENTRE, centre);
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
  const candidates = outerPlaces(t, outer, edge);
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
  return playerOf(t.state, seat).edge;
}

/** Which rule an outer marker breaks where it would lie. */
function whyNotMarker(t: XTable, outer: OuterMarkers, edge: 'bottom' | 'top', pose: Pose): Violation | undefined {
  const marker = markerAt(pose);
  if (!isAtEdge(edge, marker)) return refuse(outer.edge, 'edge-not-at-range', { edge });
  if (!isAtCentre(marker)) return refuse(outer.spacing, 'centre-not-at-range');
  if (isNearOthers(t, outer, marker)) return refuse(outer.spacing, 'marker-too-near');
  return undefined;
}

/** xw2.missions.terms.3: side edges do not matter. */
function isAtEdge(edge: 'bottom' | 'top', marker: ConvexPolygon): boolean {
  const { minY, maxY } = boundingBox(marker);
  const band = rangeBand(edge === 'bottom' ? minY : BOARD - maxY);
  return band >= 2 && band <= 4;
}

function isAtCentre(marker: ConvexPolygon): boolean {
  return rangeBand(distanceBetween(marker, markerAt(CENTRE))) === 3;
}

function isNearOthers(t: XTable, outer: OuterMarkers, marker: ConvexPolygon): boolean {
  const [, ...others] = t.state.features;
  return outer.apart && others.some((other) => t.isWithin(2, marker, t.feature(other)));
}

/** Two markers whose outlines touch have their middles at least and at most so far apart. */
const NARROWEST = 36;
const WIDEST = 51;

/** A place of the grid that markers are offered, at the right range of edge and centre: the same in every match. */
interface MarkerPlace {
  readonly marker: ConvexPolygon;
  readonly candidate: Candidate;
}

const GRIDS = new Map<string, readonly MarkerPlace[]>();

function markerGrid(step: number, edge: 'bottom' | 'top'): readonly MarkerPlace[] {
  const known = GRIDS.get(`${edge} ${step}`);
  if (known) return known;
  const places: MarkerPlace[] = [];
  const far = Math.floor(BOARD / 2 / step);
  for (let row = -far; row <= far; row++) {
    for (let column = -far; column <= far; column++) {
      // At range 3 of the centre the middles lie between these: outlines need not be laid out elsewhere.
      const away = lengthOf(column * step, row * step);
      if (away < 200 + NARROWEST || away > 300 + WIDEST) continue;
      const pose: Pose = { x: snap(CENTRE.x + column * step), y: snap(CENTRE.y + row * step), heading: 0 };
      const marker = markerAt(pose);
      if (!isAtEdge(edge, marker) || !isAtCentre(marker)) continue;
      const key = `at:${Math.round(pose.x)},${Math.round(pose.y)}`;
      places.push({ marker, candidate: { key, poses: [pose] } });
    }
  }
  GRIDS.set(`${edge} ${step}`, places);
  return places;
}

/** Legal places on a grid, on a finer one where a coarse one has none. */
function outerPlaces(t: XTable, outer: OuterMarkers, edge: 'bottom' | 'top'): Candidate[] {
  for (const step of [48, 24, 12, 6, 3]) {
    const free: Candidate[] = [];
    for (const { marker, candidate } of markerGrid(step, edge)) {
      if (!isNearOthers(t, outer, marker)) free.push(candidate);
    }
    if (free.length > 0) return free;
  }
  return [];
}
