import { distanceBetween, type Pose, type Shape, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import type { Piece } from '../battlefield/model.ts';
import { isUpToRange, isWithinRange } from '../battlefield/range.ts';
import { refuse } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { putPiece, shapesOf, whyNoRoom } from './layingterrain.ts';
import { markedPiece } from './markers.ts';

/** Places are offered so far apart, this far from a middle. */
const STEP = 50;
const REACH = 5 * STEP;

/** Whether something is at range 1 of a unit. */
function isBeside(t: LTable, unit: Unit, shapes: readonly Shape[]): boolean {
  return t
    .miniatures(unit)
    .some((mini) => shapes.some((shape) => isUpToRange(distanceBetween(footprintOf(mini), shape), 1)));
}

/** Barricades at range 1 of a unit on which nobody and nothing stands, and that are no objective. */
export function liftable(t: LTable, unit: Unit): readonly Piece[] {
  const { terrain, units, markers } = t.state;
  const held = new Set([...units.flatMap(({ minis }) => minis), ...markers].map(({ on }) => on));
  return terrain.filter(
    (piece) =>
      t.cards.terrain(piece.kind).barricade &&
      isBeside(t, unit, shapesOf(t, piece.kind, piece.pose)) &&
      !t.parts.some((part) => part.piece.id === piece.id && held.has(part.id)) &&
      !markers.some((marker) => markedPiece(marker) === piece.id),
  );
}

/** A piece is set up at range 1 of a unit, where there is room. */
export function* placePieceBeside(t: LTable, unit: Unit, kind: string, rule: RuleId = RULE): Procedure<void> {
  const whyNot = (pose: Pose) => {
    const shapes = shapesOf(t, kind, pose);
    return isBeside(t, unit, shapes) ? whyNoRoom(t, shapes) : refuse(rule, 'out-of-range');
  };
  const pose = yield* choosePlace(unit.seat, kind, around(t.leader(unit).pose), whyNot, rule);
  if (pose) putPiece(t, kind, pose, rule);
}

/** A piece is set down wholly within range 1 of where it stood; barricades stand on the ground, so that height never forbids it. */
export function* shiftPiece(t: LTable, seat: Seat, piece: Piece, rule: RuleId = RULE): Procedure<void> {
  const before = shapesOf(t, piece.kind, piece.pose);
  const whyNot = (pose: Pose) => {
    const shapes = shapesOf(t, piece.kind, pose);
    const isNear = shapes.every((shape) => before.some((old) => isWithinRange(old, shape, 1)));
    return isNear ? whyNoRoom(t, shapes, piece.id) : refuse(rule, 'out-of-range');
  };
  const pose = yield* choosePlace(seat, piece.kind, around(piece.pose), whyNot, rule);
  if (!pose) return;
  const { terrain } = t.state;
  terrain.splice(terrain.indexOf(piece), 1, { ...piece, pose });
  t.shifted();
  t.emit({ type: 'terrain-placed', rule, piece: piece.id, pose });
}

function* choosePlace(
  seat: Seat,
  kind: string,
  places: readonly Pose[],
  whyNot: (pose: Pose) => Violation | undefined,
  rule: RuleId,
): Procedure<Pose | null> {
  const open = places.filter((pose) => whyNot(pose) === undefined);
  if (open.length === 0) return null;
  const { poses } = yield* place({
    seat,
    topic: 'place-terrain',
    rule,
    about: { kind },
    pieces: [kind],
    candidates: open.map((pose) => ({ key: `at:${pose.x},${pose.y},${pose.heading}`, poses: [pose] })),
    check: ([pose]) => (pose ? whyNot(pose) : refuse(rule, 'no-such-place')),
  });
  return poses[0] ?? null;
}

function around({ x, y, heading }: Pose): readonly Pose[] {
  const steps: number[] = [];
  for (let step = -REACH; step <= REACH; step += STEP) steps.push(step);
  return steps.flatMap((dx) => steps.map((dy) => snapPose({ x: x + dx, y: y + dy, heading })));
}
