import {
  ahead,
  type ConvexPolygon,
  clip,
  compose,
  crosses,
  type Line,
  type Nearest,
  nearest,
  overlaps,
  type Pose,
  segment,
} from '@rangefinder/geometry';
import { type Arc, type ArcLines, nearestInArcs } from './arc.ts';
import { BASE_LENGTH, type BaseSize } from './base.ts';
import type { Field, FieldShip } from './field.ts';
import type { Blocker } from './obstruction.ts';

/** Where something can be shot at: in any of these arcs, or wherever it is. */
export type Aperture = readonly Arc[] | 'all-round';

/** The shortest line from a base to the part of a shape that can be shot at; null when nothing of it can. */
export function nearestThrough(
  lines: ArcLines,
  size: BaseSize,
  pose: Pose,
  base: ConvexPolygon,
  arcs: Aperture,
  shape: ConvexPolygon,
): Nearest | null {
  return arcs === 'all-round' ? nearest(base, shape) : nearestInArcs(lines, size, pose, base, arcs, shape);
}

/** The same from a ship where it stands. */
export function measureToShape(field: Field, from: FieldShip, arcs: Aperture, shape: ConvexPolygon): Nearest | null {
  return nearestThrough(field.arcLines, field.sizeOf(from), from.pose, field.base(from), arcs, shape);
}

/** The same to an object of several pieces. */
export function measureToPieces(
  field: Field,
  from: FieldShip,
  arcs: Aperture,
  pieces: readonly ConvexPolygon[],
): Nearest | null {
  let best: Nearest | null = null;
  for (const piece of pieces) {
    const line = measureToShape(field, from, arcs, piece);
    if (line && (!best || line.distance < best.distance)) best = line;
  }
  return best;
}

/** Whether any part of a shape is in an arc of a ship, as far as arcs reach. */
export function isShapeInArc(field: Field, of: FieldShip, arc: Arc, shape: ConvexPolygon): boolean {
  const line = measureToShape(field, of, [arc], shape);
  return line !== null && line.distance <= field.arcLines.reach;
}

/** Whether any part of an obstacle or device is in an arc of a ship. */
export function isObjectInArc(field: Field, of: FieldShip, arc: Arc, pieces: readonly ConvexPolygon[]): boolean {
  return pieces.flatMap((piece) => outsideBase(field, of, piece)).some((part) => isShapeInArc(field, of, arc, part));
}

/** The parts of a shape outside a ship's base; what lies under the base is in none of its arcs. */
export function outsideBase(field: Field, ship: FieldShip, shape: ConvexPolygon): readonly ConvexPolygon[] {
  if (!overlaps(shape, field.base(ship))) return [shape];
  const half = BASE_LENGTH[field.sizeOf(ship)] / 2;
  const edges = [
    { x: 0, y: half, heading: 0 },
    { x: half, y: 0, heading: 90 },
    { x: 0, y: -half, heading: 180 },
    { x: -half, y: 0, heading: 270 },
  ];
  return edges.flatMap((edge) => {
    const part = clip(shape, [ahead(compose(ship.pose, edge))]);
    return part?.kind === 'polygon' ? [part] : [];
  });
}

/** The obstacles, which matter to an attack in their way. */
export function blockers(field: Field): readonly Blocker[] {
  return field.obstacles.map((obstacle) => ({ id: obstacle.id, pieces: field.obstacle(obstacle) }));
}

/** The ships an attack is measured through. */
export function obstructingShips<Ship extends FieldShip>(
  field: Field<Ship>,
  { attacker, defender, line }: { readonly attacker: string; readonly defender: string; readonly line: Line },
): Ship[] {
  const measured = segment(line.ax, line.ay, line.bx, line.by);
  return field
    .inPlay()
    .filter((ship) => ship.id !== attacker && ship.id !== defender && crosses(field.base(ship), measured));
}
