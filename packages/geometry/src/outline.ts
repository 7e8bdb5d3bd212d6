import { circleOf } from './circle.ts';
import { at } from './flat.ts';
import type { Shape } from './shape.ts';

/** Reads one coordinate; callers keep the index inside the list. (A twin of `at` for lists of one fixed kind of number.) */
export function coordinate(list: Float64Array, index: number): number {
  return list[index] ?? 0;
}

/** A convex outline, anticlockwise, in room that is used again for the next: images come and go by the thousand. */
export class Outline {
  /** x0, y0, x1, y1, … up to `size`; what follows is left from before. */
  xy: Float64Array = new Float64Array(64);
  size = 0;
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;

  clear(): void {
    this.size = 0;
    this.minX = Number.POSITIVE_INFINITY;
    this.minY = Number.POSITIVE_INFINITY;
    this.maxX = Number.NEGATIVE_INFINITY;
    this.maxY = Number.NEGATIVE_INFINITY;
  }

  push(x: number, y: number): void {
    if (this.size + 2 > this.xy.length) this.xy = twice(this.xy, 0);
    this.xy[this.size] = x;
    this.xy[this.size + 1] = y;
    this.size += 2;
    if (x < this.minX) this.minX = x;
    if (x > this.maxX) this.maxX = x;
    if (y < this.minY) this.minY = y;
    if (y > this.maxY) this.maxY = y;
  }

  area(): number {
    return areaOf(this.xy, 0, this.size);
  }
}

/** The outline through some points. */
export function outline(points: readonly { readonly x: number; readonly y: number }[]): Outline {
  const made = new Outline();
  made.clear();
  for (const { x, y } of points) made.push(x, y);
  return made;
}

/** The outline of a shape; a disc's has straight sides. */
export function outlineOf(shape: Shape): Outline {
  const made = new Outline();
  made.clear();
  if (shape.kind === 'polygon') {
    for (let i = 0; i < shape.points.length; i += 2) made.push(at(shape.points, i), at(shape.points, i + 1));
    return made;
  }
  const { turns, mean } = circleOf(shape);
  const radius = shape.radius * mean;
  for (let i = 0; i < turns.length; i += 2) {
    made.push(shape.x + radius * coordinate(turns, i), shape.y + radius * coordinate(turns, i + 1));
  }
  return made;
}

/** Room for twice as much and for `needed`, with the same beginning. */
function twice(list: Float64Array, needed: number): Float64Array {
  const longer = new Float64Array(Math.max(2 * list.length, needed));
  longer.set(list);
  return longer;
}

function areaOf(xy: Float64Array, from: number, size: number): number {
  const x0 = coordinate(xy, from);
  const y0 = coordinate(xy, from + 1);
  let ax = 0;
  let ay = 0;
  let sum = 0;
  for (let i = from + 2; i < from + size; i += 2) {
    const bx = coordinate(xy, i) - x0;
    const by = coordinate(xy, i + 1) - y0;
    sum += ax * by - ay * bx;
    ax = bx;
    ay = by;
  }
  return sum / 2;
}

/** Pieces lie one behind another in here; whoever returns gives back what it took. */
let room: Float64Array = new Float64Array(8192);

/** The last cut: how much of the piece lies inside the line, and how much outside, in `room` one behind the other. */
const cut = { inside: 0, outside: 0 };

/**
 * Cuts the piece at `from` along the line from (ax, ay) to (bx, by), whose left is inside, and writes both halves to `to`.
 * A piece wholly on one side is not copied: then the size of that side is the piece's.
 */
function cutAlong(from: number, size: number, ax: number, ay: number, bx: number, by: number, to: number): void {
  const ex = bx - ax;
  const ey = by - ay;
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = from; i < from + size; i += 2) {
    const depth = ex * (coordinate(room, i + 1) - ay) - ey * (coordinate(room, i) - ax);
    if (depth > most) most = depth;
    if (depth < least) least = depth;
  }
  cut.inside = least >= 0 ? size : 0;
  cut.outside = least >= 0 ? 0 : size;
  if (least >= 0 || most <= 0) return;
  // Each half has at most one vertex more than the whole.
  if (room.length < to + 2 * size + 8) room = twice(room, to + 2 * size + 8);
  const out = to + size + 4;
  let inside = to;
  let outside = out;
  let px = coordinate(room, from + size - 2);
  let py = coordinate(room, from + size - 1);
  let before = ex * (py - ay) - ey * (px - ax);
  for (let i = from; i < from + size; i += 2) {
    const qx = coordinate(room, i);
    const qy = coordinate(room, i + 1);
    const here = ex * (qy - ay) - ey * (qx - ax);
    if ((before < 0 && here > 0) || (before > 0 && here < 0)) {
      const f = before / (before - here);
      room[inside++] = room[outside++] = px + f * (qx - px);
      room[inside++] = room[outside++] = py + f * (qy - py);
    }
    if (here >= 0) {
      room[inside++] = qx;
      room[inside++] = qy;
    }
    if (here <= 0) {
      room[outside++] = qx;
      room[outside++] = qy;
    }
    px = qx;
    py = qy;
    before = here;
  }
  cut.inside = inside - to;
  cut.outside = outside - out;
}

/** Where `cutAlong` writes the outside of a piece of some size. */
function outsideAt(to: number, size: number): number {
  return to + size + 4;
}

/** What is being uncovered: by which outlines, how much was found, and when that is enough. */
const task: { covers: readonly Outline[]; count: number; found: number; enough: number; dust: number } = {
  covers: [],
  count: 0,
  found: 0.5,
  enough: 0.5,
  dust: 0.5,
};

/** The upright box round the piece that `isApart` was asked of last. */
const box = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** Whether an upright line parts a piece from a cover. */
function isApart(from: number, size: number, cover: Outline): boolean {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = from; i < from + size; i += 2) {
    const x = coordinate(room, i);
    const y = coordinate(room, i + 1);
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  box.minX = minX;
  box.minY = minY;
  box.maxX = maxX;
  box.maxY = maxY;
  return minX >= cover.maxX || maxX <= cover.minX || minY >= cover.maxY || maxY <= cover.minY;
}

/** Adds what the covers from `index` on leave of a piece; true once that is enough. `free` is where room begins. */
function uncover(from: number, size: number, index: number, free: number): boolean {
  for (let i = index; i < task.count; i++) {
    const cover = task.covers[i];
    if (cover !== undefined && !isApart(from, size, cover)) return uncoverFrom(cover, from, size, i + 1, free);
  }
  task.found += areaOf(room, from, size);
  return task.found > task.enough;
}

/** The same where the piece meets a cover: what lies outside each of its sides in turn is left to the covers after it. */
function uncoverFrom(cover: Outline, from: number, size: number, next: number, free: number): boolean {
  const { xy } = cover;
  const { minX, minY, maxX, maxY } = box;
  let here = from;
  let left = size;
  let to = free;
  let ax = coordinate(xy, cover.size - 2);
  let ay = coordinate(xy, cover.size - 1);
  for (let i = 0; i < cover.size; i += 2) {
    const bx = coordinate(xy, i);
    const by = coordinate(xy, i + 1);
    const ex = bx - ax;
    const ey = by - ay;
    // Mostly the box round the piece lies within this side, and so does the piece.
    const within = ex * ((ex > 0 ? minY : maxY) - ay) >= ey * ((ey > 0 ? maxX : minX) - ax);
    if (within) cut.outside = 0;
    else cutAlong(here, left, ax, ay, bx, by, to);
    ax = bx;
    ay = by;
    const { inside, outside } = cut;
    if (outside === 0) continue;
    if (inside === 0) return uncover(here, left, next, to);
    const out = outsideAt(to, left);
    if (areaOf(room, out, outside) > task.dust && uncover(out, outside, next, out + outside)) return true;
    here = to;
    left = inside;
    to += inside;
  }
  return false;
}

/** Pieces of less than this share of the whole are not followed up: rounding makes them. */
const DUST = 1e-9;

function putIntoRoom(whole: Outline): void {
  if (room.length < whole.size) room = twice(room, whole.size);
  for (let i = 0; i < whole.size; i++) room[i] = coordinate(whole.xy, i);
}

/**
 * The area of a convex outline that the first `count` of some others leave bare. Stops once it is more than `enough`, and then
 * tells only that it is more.
 */
export function uncoveredArea(
  whole: Outline,
  covers: readonly Outline[],
  count: number = covers.length,
  enough: number = Number.POSITIVE_INFINITY,
): number {
  putIntoRoom(whole);
  task.covers = covers;
  task.count = count;
  task.found = 0;
  task.enough = enough;
  task.dust = DUST * whole.area();
  uncover(0, whole.size, 0, whole.size);
  return task.found;
}

/** The area that two convex outlines share. */
export function sharedArea(a: Outline, b: Outline): number {
  return a.area() - uncoveredArea(a, [b]);
}
