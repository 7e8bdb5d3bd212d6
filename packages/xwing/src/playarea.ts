import { boundingBox, type ConvexPolygon } from '@rangefinder/geometry';

/** A hair's breadth over the edge is not over the edge: results are on a grid. */
const EDGE = 0.0005;

/** Whether all of a shape is inside a play area: a square of this side. */
export function isInsidePlayArea({ playArea }: { readonly playArea: number }, shape: ConvexPolygon): boolean {
  const { minX, minY, maxX, maxY } = boundingBox(shape);
  return minX >= -EDGE && minY >= -EDGE && maxX <= playArea + EDGE && maxY <= playArea + EDGE;
}
