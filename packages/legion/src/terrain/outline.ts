import { area, convexHull, type Point, regularPolygon, type Shape, vertices } from '@rangefinder/geometry';
import type { PieceKind } from '../battlefield/model.ts';

const outlines = new WeakMap<PieceKind, Shape>();

/** What a piece of terrain takes up of the table, courtyards and gaps included: the ground it was built on. */
export function outlineOfKind(kind: PieceKind): Shape {
  let outline = outlines.get(kind);
  if (outline === undefined) {
    const [only, ...more] = kind.parts.map(({ footprint }) => footprint);
    outline = only && more.length === 0 ? only : convexHull(kind.parts.flatMap(({ footprint }) => corners(footprint)));
    outlines.set(kind, outline);
  }
  return outline;
}

/** Square millimetres of the table that it covers. */
export function groundOf(kind: PieceKind): number {
  const outline = outlineOfKind(kind);
  return outline.kind === 'disc' ? Math.PI * outline.radius * outline.radius : area(outline);
}

function corners(shape: Shape): readonly Point[] {
  if (shape.kind === 'polygon') return vertices(shape);
  return vertices(regularPolygon(32, shape.radius)).map(({ x, y }) => ({ x: x + shape.x, y: y + shape.y }));
}
