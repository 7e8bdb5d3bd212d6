import {
  containsPoint,
  convexHull,
  isWithin,
  outlineOf,
  type Point,
  regularPolygon,
  type Shape,
  uncoveredArea,
  vertices,
} from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import type { Miniature, PlacedPart, Scene } from './model.ts';
import { SEEN } from './sight.ts';

/** Whether a shape lies wholly in some others together. */
export function liesIn(shape: Shape, about: readonly Shape[]): boolean {
  if (about.some((one) => isWithin(shape, one))) return true;
  if (about.length < 2) return false;
  const whole = outlineOf(shape);
  const share = SEEN * whole.area();
  return uncoveredArea(whole, about.map(outlineOf), about.length, share) <= share;
}

function groundOf(parts: readonly PlacedPart[], piece: string): readonly Shape[] {
  return parts.flatMap((part) => (part.piece.id === piece ? [part.footprint] : []));
}

/** Pieces that are trenches: mostly there is none, and this is asked before every move. */
function trenchesAmong(parts: readonly PlacedPart[]): readonly string[] {
  let known = trenchesOf.get(parts);
  if (known === undefined) {
    known = [...new Set(parts.flatMap(({ kind, piece }) => (kind.trench ? [piece.id] : [])))];
    trenchesOf.set(parts, known);
  }
  return known;
}

const trenchesOf = new WeakMap<readonly PlacedPart[], readonly string[]>();

/** The trench that all miniatures of a trooper's unit stand in: they may move along it (legion.terrain-craters-trenches.5). */
export function trenchOf({ parts, miniatures }: Scene, { unit, type }: Miniature): string | null {
  if (type === 'ground' || type === 'repulsor') return null;
  const trenches = trenchesAmong(parts);
  if (trenches.length === 0) return null;
  const bases = miniatures.filter((mini) => mini.unit === unit).map(footprintOf);
  for (const piece of trenches) {
    const ground = groundOf(parts, piece);
    // Whose middle is outside needs no closer look.
    if (bases.every((base) => ground.some((one) => containsPoint(one, base.x, base.y)) && liesIn(base, ground)))
      return piece;
  }
  return null;
}

/** Whether a base stays in a trench from one place to another. */
export function staysIn(parts: readonly PlacedPart[], trench: string, base: Shape, dx: number, dy: number): boolean {
  const corners = cornersOf(base);
  const covered = convexHull([...corners, ...corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }))]);
  return liesIn(covered, groundOf(parts, trench));
}

function cornersOf(base: Shape): readonly Point[] {
  if (base.kind === 'polygon') return vertices(base);
  return vertices(regularPolygon(32, base.radius)).map(({ x, y }) => ({ x: x + base.x, y: y + base.y }));
}
