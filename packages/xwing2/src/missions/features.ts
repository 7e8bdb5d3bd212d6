import { boundingBox, type Pose, snap } from '@rangefinder/geometry';
import { type Candidate, type Procedure, place, type Seat, type Violation } from '@rangefinder/kernel';
import { rangeBand } from '@rangefinder/xwing';
import { BOARD } from '../rules/playarea.ts';
import type { Feature } from '../state.ts';
import { markerAt, type XTable } from '../table.ts';
import type { Markers } from './mission.ts';
import { missionOf } from './missions.ts';

/** Puts the markers of the mission on the table, before any obstacle (xw2.missions.setup.2). */
export function* placeFeatures(t: XTable): Procedure<void> {
  const { markers } = missionOf(t);
  if (!markers) return;
  const middle = BOARD / 2;
  putDown(t, markers, null, { x: middle, y: middle, heading: 0 });
  for (const near of markers.near) {
    // xw2.missions.setup.3, .7: in turn, the first player of the setup roll first.
    for (const seat of t.playerOrder()) yield* placeOuter(t, markers, seat, near);
  }
}

function* placeOuter(t: XTable, markers: Markers, seat: Seat, near: 'own' | 'opposing'): Procedure<void> {
  const check = (pose: Pose) => whyNotMarker(t, markers, edgeOf(t, near === 'own' ? seat : 1 - seat), pose);
  const candidates = outerPlaces((pose) => check(pose) === undefined);
  if (candidates.length === 0) return; // never met: there is always room (see the notes)
  const { poses } = yield* place({
    seat,
    topic: 'place-marker',
    rule: markers.rules.edge,
    about: { kind: markers.kind, near },
    pieces: [markerId(t, markers)],
    candidates,
    check: ([pose]) => (pose ? check(pose) : undefined),
  });
  const [pose] = poses;
  if (pose) putDown(t, markers, seat, pose);
}

function putDown(t: XTable, markers: Markers, seat: Seat | null, pose: Pose): void {
  const { kind, rules } = markers;
  const feature: Feature = { id: markerId(t, markers), kind, pose, controller: null };
  t.state.features.push(feature);
  t.emit({
    type: 'feature-placed',
    rule: seat === null ? rules.centre : rules.spacing,
    seat,
    feature: feature.id,
    pose,
  });
}

/** `satellite-1` is the one at the centre. */
function markerId(t: XTable, { kind }: Markers): string {
  return `${kind}-${t.state.features.length + 1}`;
}

function edgeOf(t: XTable, seat: Seat): 'bottom' | 'top' {
  return t.state.players[seat === 0 ? 0 : 1].edge;
}

/** Which rule an outer marker breaks where it would lie. */
function whyNotMarker(t: XTable, markers: Markers, edge: 'bottom' | 'top', pose: Pose): Violation | undefined {
  const marker = markerAt(pose);
  const { minY, maxY } = boundingBox(marker);
  const toEdge = rangeBand(edge === 'bottom' ? minY : BOARD - maxY);
  if (toEdge < 2 || toEdge > 4)
    return { rule: markers.rules.edge, why: `It must lie at range 2-4 of the ${edge} edge.` };
  const [centre, ...others] = t.state.features;
  if (centre && t.bandBetween(marker, t.feature(centre)) !== 3)
    return { rule: markers.rules.spacing, why: 'It must lie at range 3 of the centre marker.' };
  if (markers.apart && others.some((other) => t.bandBetween(marker, t.feature(other)) <= 2))
    return { rule: markers.rules.spacing, why: 'It must lie beyond range 2 of every other marker.' };
  return undefined;
}

/** Legal places on a grid, on a finer one where a coarse one has none. */
function outerPlaces(isLegal: (pose: Pose) => boolean): Candidate[] {
  for (const step of [48, 24, 12, 6, 3]) {
    const places: Candidate[] = [];
    const far = Math.floor(BOARD / 2 / step);
    for (let row = -far; row <= far; row++) {
      for (let column = -far; column <= far; column++) {
        const pose: Pose = { x: snap(BOARD / 2 + column * step), y: snap(BOARD / 2 + row * step), heading: 0 };
        if (isLegal(pose)) places.push({ key: `at:${Math.round(pose.x)},${Math.round(pose.y)}`, poses: [pose] });
      }
    }
    if (places.length > 0) return places;
  }
  return [];
}
