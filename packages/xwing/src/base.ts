import {
  type Body,
  type ConvexPolygon,
  disc,
  outerRadius,
  overlaps,
  type Pose,
  placed,
  placedBody,
  reachOf,
  rectangle,
  type Shape,
} from '@rangefinder/geometry';

/** How large a ship's base is. Huge ships bring rules of their own. */
export type BaseSize = 'small' | 'medium' | 'large';

/** Bases are squares of this side, in millimetres. */
export const BASE_LENGTH: Readonly<Record<BaseSize, number>> = { small: 40, medium: 60, large: 80 };

const GUIDE_RADIUS = 1.7;
const GUIDE_ASIDE = 11.38;
const GUIDE_OUT = 0.858;

interface Shapes {
  readonly base: ConvexPolygon;
  /** The base and its four guides, two in front and two at the rear: what counts for overlapping. */
  readonly body: Body;
  readonly reach: number;
}

function shapesOf(size: BaseSize): Shapes {
  const length = BASE_LENGTH[size];
  const base = rectangle(length, length);
  const out = length / 2 + GUIDE_OUT;
  const guides = [out, -out].flatMap((y) => [disc(GUIDE_ASIDE, y, GUIDE_RADIUS), disc(-GUIDE_ASIDE, y, GUIDE_RADIUS)]);
  const body = [base, ...guides];
  return { base, body, reach: reachOf(body) };
}

const SHAPES: Readonly<Record<BaseSize, Shapes>> = {
  small: shapesOf('small'),
  medium: shapesOf('medium'),
  large: shapesOf('large'),
};

/** The base on the table: what range and arcs are measured to. A miniature beyond it counts nowhere. */
export function baseAt(size: BaseSize, pose: Pose): ConvexPolygon {
  return placed(SHAPES[size].base, pose);
}

/** The base with its guides on the table: what overlaps. */
export function bodyAt(size: BaseSize, pose: Pose): Body {
  return placedBody(SHAPES[size].body, pose);
}

/** Whether two bases with their guides overlap. Far apart, which is nearly always, their middles tell. */
export function bodiesOverlap(a: Body, b: Body): boolean {
  if (areApart(a[0], b[0])) return false;
  for (const part of a) for (const other of b) if (overlaps(part, other)) return true;
  return false;
}

/** Whether a base with its guides overlaps any piece of an object. */
export function bodyOverlaps(body: Body, pieces: readonly ConvexPolygon[]): boolean {
  for (const piece of pieces) {
    if (areApart(body[0], piece)) continue;
    for (const part of body) if (overlaps(part, piece)) return true;
  }
  return false;
}

/** The base is a body's first shape, and no guide reaches beyond the circle through its corners. */
function areApart(a: Shape | undefined, b: Shape | undefined): boolean {
  if (!a || !b) return true;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = outerRadius(a) + outerRadius(b);
  return dx * dx + dy * dy > reach * reach;
}

/** The base with its guides, in its own frame. */
export function bodyOf(size: BaseSize): Body {
  return SHAPES[size].body;
}

/** How far any point of a body lies from its centre. */
export function bodyReach(size: BaseSize): number {
  return SHAPES[size].reach;
}
