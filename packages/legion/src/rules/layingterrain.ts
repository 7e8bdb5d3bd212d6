import { boundingBox, type Pose, placedShape, type Shape, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { lieOver } from '../battlefield/ending.ts';
import { isUpToRange } from '../battlefield/range.ts';
import type { Zone } from '../card.ts';
import { refuse } from '../refusals.ts';
import type { LTable } from '../table.ts';
import { markedPiece, markerShape } from './markers.ts';
import { gapToZones, zonesOf } from './zones.ts';

/** Places are offered this far apart. */
const STEP = 75;
const RULE = 'legion.setup.20';

/**
 * Blue first, each player sets up pieces in turns: in the own zone or up to so many ranges from it.
 * legion.setup.6
 */
export function* layTerrain(t: LTable, kind: string, each: number, range: number): Procedure<void> {
  for (let i = 0; i < each; i++) {
    for (const seat of t.playerOrder()) yield* layPiece(t, seat, kind, range);
  }
}

function* layPiece(t: LTable, seat: Seat, kind: string, range: number): Procedure<void> {
  const spots = spotsFor(t, seat, kind, range);
  if (spots.length === 0) return;
  const { poses } = yield* place({
    seat,
    topic: 'place-terrain',
    rule: RULE,
    about: { kind },
    pieces: [kind],
    candidates: spots.map((pose) => ({ key: `at:${pose.x},${pose.y},${pose.heading}`, poses: [pose] })),
    check: ([pose]) => (pose ? whyNotThere(t, zonesOf(t, seat), kind, range, pose) : refuse(RULE, 'no-such-place')),
  });
  const [pose] = poses;
  if (!pose) return;
  putPiece(t, kind, pose, RULE);
}

/** A piece that was placed, under a name of its own. */
export function putPiece(t: LTable, kind: string, pose: Pose, rule: RuleId): void {
  const { terrain } = t.state;
  let number = 1;
  while (terrain.some(({ id }) => id === `${kind}-${number}`)) number++;
  const id = `${kind}-${number}`;
  terrain.push({ id, kind, pose });
  t.shifted();
  t.emit({ type: 'terrain-placed', rule, piece: id, pose });
}

function spotsFor(t: LTable, seat: Seat, kind: string, range: number): readonly Pose[] {
  const { width, depth } = t.state;
  const zones = zonesOf(t, seat);
  const spots: Pose[] = [];
  for (let y = STEP; y < depth; y += STEP) {
    for (let x = STEP; x < width; x += STEP) {
      const pose = snapPose({ x, y, heading: 0 });
      if (whyNotThere(t, zones, kind, range, pose) === undefined) spots.push(pose);
    }
  }
  return spots;
}

function whyNotThere(
  t: LTable,
  zones: readonly Zone[],
  kind: string,
  range: number,
  pose: Pose,
): Violation | undefined {
  const shapes = shapesOf(t, kind, pose);
  if (!shapes.some((shape) => isUpToRange(gapToZones(zones, shape), range))) return refuse(RULE, 'outside-zone');
  return whyNoRoom(t, shapes);
}

/** What a piece of a kind covers at a place. */
export function shapesOf(t: LTable, kind: string, pose: Pose): readonly Shape[] {
  return t.cards.terrain(kind).parts.map(({ footprint }) => placedShape(footprint, pose));
}

/** Why a piece cannot lie there: off the table, or over something else; over the piece that is moved it may. */
export function whyNoRoom(t: LTable, shapes: readonly Shape[], moved: string | null = null): Violation | undefined {
  if (!shapes.every((shape) => isOnTable(t, shape))) return refuse('legion.terrain-general.2', 'off-battlefield');
  const meets = (other: Shape) => shapes.some((shape) => lieOver(shape, other));
  if (t.parts.some(({ piece, footprint }) => piece.id !== moved && meets(footprint)))
    return refuse(RULE, 'overlaps-terrain');
  const tokens = t.state.markers.filter((marker) => markedPiece(marker) === null);
  if (tokens.some((marker) => meets(markerShape(marker))))
    return refuse('legion.objective-tokens.3', 'overlaps-marker');
  if (t.scene.miniatures.some((mini) => meets(footprintOf(mini)))) return refuse(RULE, 'overlaps-base');
  return undefined;
}

/** Whether all of a piece lies on the battlefield. */
export function isOnTable({ state: { width, depth } }: LTable, shape: Shape, slack = 0): boolean {
  if (shape.kind === 'disc') {
    const { x, y, radius } = shape;
    const inner = radius - slack;
    return x >= inner && y >= inner && x <= width - inner && y <= depth - inner;
  }
  const { minX, minY, maxX, maxY } = boundingBox(shape);
  return minX >= -slack && minY >= -slack && maxX <= width + slack && maxY <= depth + slack;
}
