import { boundingBox, containsPoint, placedShape, type Shape } from '@rangefinder/geometry';
import type { Piece, PieceKind, PlacedPart, Scene } from './model.ts';
import { agreedKind } from './terrain.ts';

/** Tells what a kind of terrain is. */
export type KindOf = (kind: string) => PieceKind;

/** A battlefield's terrain and where its parts lie. */
interface Placed {
  readonly pieces: readonly Piece[];
  readonly parts: readonly PlacedPart[];
}

/** Battlefields that were asked for last, newest first: copies of a match all have the same terrain, and it never moves. */
const recent = new WeakMap<KindOf, Placed[]>();
const REMEMBERED = 8;

function isSame(a: Piece | undefined, b: Piece): boolean {
  if (a === b) return true;
  if (a === undefined || a.id !== b.id || a.kind !== b.kind) return false;
  if (a.pose.x !== b.pose.x || a.pose.y !== b.pose.y || a.pose.heading !== b.pose.heading) return false;
  return a.agreed === b.agreed || JSON.stringify(a.agreed) === JSON.stringify(b.agreed);
}

function areSame(a: readonly Piece[], b: readonly Piece[]): boolean {
  return a.length === b.length && b.every((piece, i) => isSame(a[i], piece));
}

function partsOf(piece: Piece, listed: PieceKind): PlacedPart[] {
  const kind = piece.agreed ? agreedKind(listed, piece.agreed) : listed;
  return kind.parts.map(({ footprint, bottom, top, solid, stand }, i) => ({
    id: `${piece.id}/${i}`,
    piece,
    kind,
    footprint: placedShape(footprint, piece.pose),
    bottom,
    top,
    solid,
    stand,
  }));
}

/** The parts of all pieces where they lie on the table; the same list as long as the terrain is the same. */
export function placedParts(pieces: readonly Piece[], kindOf: KindOf): readonly PlacedPart[] {
  let known = recent.get(kindOf);
  if (known === undefined) {
    known = [];
    recent.set(kindOf, known);
  }
  for (const [i, placed] of known.entries()) {
    if (!areSame(placed.pieces, pieces)) continue;
    if (i > 0) known.unshift(...known.splice(i, 1));
    return placed.parts;
  }
  const parts = pieces.flatMap((piece) => partsOf(piece, kindOf(piece.kind)));
  known.unshift({ pieces: [...pieces], parts });
  if (known.length > REMEMBERED) known.pop();
  return parts;
}

/** Side of a cell of the grid (mm). */
const CELL = 100;

/** Which parts have a box that reaches into which cell. */
class PartGrid {
  readonly #cells = new Map<number, PlacedPart[]>();

  constructor(parts: readonly PlacedPart[]) {
    for (const part of parts) {
      const { minX, minY, maxX, maxY } = boxOf(part.footprint);
      for (let i = cellOf(minX); i <= cellOf(maxX); i++) {
        for (let k = cellOf(minY); k <= cellOf(maxY); k++) {
          const cell = this.#cells.get(keyOf(i, k));
          if (cell === undefined) this.#cells.set(keyOf(i, k), [part]);
          else cell.push(part);
        }
      }
    }
  }

  at(x: number, y: number): readonly PlacedPart[] {
    return this.#cells.get(keyOf(cellOf(x), cellOf(y))) ?? NONE;
  }
}

const NONE: readonly PlacedPart[] = [];

function cellOf(coordinate: number): number {
  return Math.floor(coordinate / CELL);
}

/** Cells of a table a hundred metres wide have keys of their own. */
function keyOf(i: number, k: number): number {
  return i * 1000 + k;
}

function boxOf(shape: Shape): { minX: number; minY: number; maxX: number; maxY: number } {
  if (shape.kind === 'polygon') return boundingBox(shape);
  const { x, y, radius } = shape;
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

const grids = new WeakMap<readonly PlacedPart[], PartGrid>();

function gridOf(parts: readonly PlacedPart[]): PartGrid {
  let grid = grids.get(parts);
  if (grid === undefined) {
    grid = new PartGrid(parts);
    grids.set(parts, grid);
  }
  return grid;
}

/** The parts whose footprint holds a point, in the order in which they were placed. */
export function partsAt(parts: readonly PlacedPart[], x: number, y: number): PlacedPart[] {
  return gridOf(parts)
    .at(x, y)
    .filter(({ footprint }) => containsPoint(footprint, x, y));
}

/** What a base may stand on at a point, highest first; the ground, which is everywhere, is not among them. */
export function surfacesAt(parts: readonly PlacedPart[], x: number, y: number): PlacedPart[] {
  return partsAt(parts, x, y)
    .filter(({ stand }) => stand)
    .sort((a, b) => b.top - a.top);
}

/** The highest surface at a point that is not above a height; null for the ground. */
export function standingAt(
  parts: readonly PlacedPart[],
  x: number,
  y: number,
  notAbove: number = Number.POSITIVE_INFINITY,
): PlacedPart | null {
  let highest: PlacedPart | null = null;
  for (const part of gridOf(parts).at(x, y)) {
    if (!part.stand || part.top > notAbove || (highest !== null && part.top <= highest.top)) continue;
    if (containsPoint(part.footprint, x, y)) highest = part;
  }
  return highest;
}

/** The table without some miniatures: those that wait beside it until they are put back (legion.displacement.8). */
export function without(scene: Scene, minis: readonly string[]): Scene {
  if (minis.length === 0) return scene;
  return { ...scene, miniatures: scene.miniatures.filter(({ id }) => !minis.includes(id)) };
}
