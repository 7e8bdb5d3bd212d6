import { at } from './flat.ts';
import { GRID } from './grid.ts';
import type { Region } from './shape.ts';

// The search for the closest points of two convex outlines, without snapping. Two points are the closest if the line
// between them leaves each outline squarely: no vertex of either lies further along it. So the search guesses a pair of
// vertices from a direction, slides along the edge that gains most, and asks the neighbours whether the answer is
// square. Convexity makes that local answer the global one. The direction of a wrong answer is the next guess.

/**
 * The pair the last search found; one object for all searches, so that a search allocates nothing. `squarely` is false
 * when two edges cannot face each other there, so that the line is certainly the only one.
 */
export const found = { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5, squarely: true };

/** A vertex may lie this far (mm, squared) beyond the square line, as rounding error. */
const SQUARE2 = 1e-18;
/** Neighbours further than this (mm, squared) behind the line's end cannot belong to an edge square to it. */
const LEVEL2 = 4 * GRID * GRID;
const ROUNDS = 8;

function settle(ax: number, ay: number, bx: number, by: number): true {
  found.ax = ax;
  found.ay = ay;
  found.bx = bx;
  found.by = by;
  found.squarely = true;
  return true;
}

/** Settles a pair whose line is `square` long (squared), the neighbours lying so far along it (negative: behind). */
function settleKnowing(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  square: number,
  besideA: number,
  besideB: number,
): true {
  found.ax = ax;
  found.ay = ay;
  found.bx = bx;
  found.by = by;
  const level2 = LEVEL2 * square;
  found.squarely = (besideA >= 0 || besideA * besideA <= level2) && (besideB >= 0 || besideB * besideB <= level2);
  return true;
}

/** Index of the vertex of `points` furthest along (dx, dy). */
function furthest(points: readonly number[], dx: number, dy: number): number {
  let index = 0;
  let most = dx * at(points, 0) + dy * at(points, 1);
  for (let k = 2; k < points.length; k += 2) {
    const along = dx * at(points, k) + dy * at(points, k + 1);
    if (along > most) {
      most = along;
      index = k;
    }
  }
  return index;
}

/**
 * Looks for the closest points of two outlines, guessing first along the line of their centres. False if it found no
 * certain answer: they overlap or touch, or (rarely) the guesses went round in a circle. Unless they are known to be
 * apart it also gives up as soon as a guess does not part them, because a shape that overlaps would use up all rounds.
 */
export function walk(one: Region, other: Region, apart: boolean): boolean {
  const a = one.points;
  const b = other.points;
  const na = a.length;
  const nb = b.length;
  let gx = other.x - one.x;
  let gy = other.y - one.y;
  for (let round = 0; round < ROUNDS; round++) {
    const i = furthest(a, gx, gy);
    const j = furthest(b, -gx, -gy);
    const ax = at(a, i);
    const ay = at(a, i + 1);
    const bx = at(b, j);
    const by = at(b, j + 1);
    const i1 = i + 2 < na ? i + 2 : 0;
    const i0 = i > 0 ? i - 2 : na - 2;
    const j1 = j + 2 < nb ? j + 2 : 0;
    const j0 = j > 0 ? j - 2 : nb - 2;
    const wx = bx - ax;
    const wy = by - ay;
    if (!apart && gx * wx + gy * wy <= 0) return false;
    // The four edges at the two vertices, and how far sliding along each gets us, as the square of distance saved.
    const ax1 = at(a, i1) - ax;
    const ay1 = at(a, i1 + 1) - ay;
    const ax0 = at(a, i0) - ax;
    const ay0 = at(a, i0 + 1) - ay;
    const bx1 = at(b, j1) - bx;
    const by1 = at(b, j1 + 1) - by;
    const bx0 = at(b, j0) - bx;
    const by0 = at(b, j0 + 1) - by;
    const sa1 = wx * ax1 + wy * ay1;
    const sa0 = wx * ax0 + wy * ay0;
    const sb1 = -(wx * bx1 + wy * by1);
    const sb0 = -(wx * bx0 + wy * by0);
    if (sa1 <= 0 && sa0 <= 0 && sb1 <= 0 && sb0 <= 0) {
      return settleKnowing(ax, ay, bx, by, wx * wx + wy * wy, sa1 > sa0 ? sa1 : sa0, sb1 > sb0 ? sb1 : sb0);
    }
    // Distance saved, squared, is kept as a fraction: dividing is the slowest thing here.
    let saved = 0;
    let per = 1;
    let slid = 0;
    let edge = 0;
    if (sa1 > 0) {
      per = ax1 * ax1 + ay1 * ay1;
      slid = sa1 < per ? sa1 : per;
      saved = slid * (2 * sa1 - slid);
      edge = 1;
    }
    if (sa0 > 0) {
      const square = ax0 * ax0 + ay0 * ay0;
      const s = sa0 < square ? sa0 : square;
      const gain = s * (2 * sa0 - s);
      if (gain * per > saved * square) {
        saved = gain;
        per = square;
        slid = s;
        edge = 2;
      }
    }
    if (sb1 > 0) {
      const square = bx1 * bx1 + by1 * by1;
      const s = sb1 < square ? sb1 : square;
      const gain = s * (2 * sb1 - s);
      if (gain * per > saved * square) {
        saved = gain;
        per = square;
        slid = s;
        edge = 3;
      }
    }
    if (sb0 > 0) {
      const square = bx0 * bx0 + by0 * by0;
      const s = sb0 < square ? sb0 : square;
      if (s * (2 * sb0 - s) * per > saved * square) {
        per = square;
        slid = s;
        edge = 4;
      }
    }
    const fraction = slid / per;
    let px = ax;
    let py = ay;
    let qx = bx;
    let qy = by;
    if (edge === 1) {
      px += fraction * ax1;
      py += fraction * ay1;
    } else if (edge === 2) {
      px += fraction * ax0;
      py += fraction * ay0;
    } else if (edge === 3) {
      qx += fraction * bx1;
      qy += fraction * by1;
    } else {
      qx += fraction * bx0;
      qy += fraction * by0;
    }
    gx = qx - px;
    gy = qy - py;
    const square = gx * gx + gy * gy;
    if (square === 0) return false;
    if (fraction < 1) {
      const slack2 = SQUARE2 * square;
      // How far along the line the neighbours lie: those of `a` must not be ahead, those of `b` not behind.
      const a1 = gx * (ax1 + ax - px) + gy * (ay1 + ay - py);
      const a0 = gx * (ax0 + ax - px) + gy * (ay0 + ay - py);
      const b1 = gx * (qx - bx - bx1) + gy * (qy - by - by1);
      const b0 = gx * (qx - bx - bx0) + gy * (qy - by - by0);
      if (
        (a1 <= 0 || a1 * a1 <= slack2) &&
        (a0 <= 0 || a0 * a0 <= slack2) &&
        (b1 <= 0 || b1 * b1 <= slack2) &&
        (b0 <= 0 || b0 * b0 <= slack2)
      ) {
        return settleKnowing(px, py, qx, qy, square, a1 > a0 ? a1 : a0, b1 > b0 ? b1 : b0);
      }
    }
  }
  return false;
}

/**
 * The point of an outline nearest to (x, y), put in `found` as the `b` side; gives the distance squared, 0 inside.
 * Only edges that face the point can hold it; a point that no edge faces is inside.
 */
export function nearestOnOutline(points: readonly number[], x: number, y: number): number {
  const n = points.length;
  let least = Number.POSITIVE_INFINITY;
  let bx = x;
  let by = y;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const ex = qx - px;
    const ey = qy - py;
    const tx = x - px;
    const ty = y - py;
    if (ex * ty - ey * tx <= 0) {
      const along = ex * tx + ey * ty;
      const square = ex * ex + ey * ey;
      const f = along <= 0 ? 0 : along >= square ? 1 : along / square;
      const cx = px + f * ex;
      const cy = py + f * ey;
      const apart2 = (cx - x) * (cx - x) + (cy - y) * (cy - y);
      if (apart2 < least) {
        least = apart2;
        bx = cx;
        by = cy;
      }
    }
    px = qx;
    py = qy;
  }
  settle(x, y, bx, by);
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** Closest points of two outlines known not to overlap, by trying every vertex against every edge. */
export function tryAll(a: readonly number[], b: readonly number[]): void {
  let least = Number.POSITIVE_INFINITY;
  let ax = 0;
  let ay = 0;
  let bx = 0;
  let by = 0;
  for (let i = 0; i < a.length; i += 2) {
    const apart2 = nearestOnOutline(b, at(a, i), at(a, i + 1));
    if (apart2 < least) {
      least = apart2;
      ax = found.ax;
      ay = found.ay;
      bx = found.bx;
      by = found.by;
    }
  }
  for (let j = 0; j < b.length; j += 2) {
    const apart2 = nearestOnOutline(a, at(b, j), at(b, j + 1));
    if (apart2 < least) {
      least = apart2;
      ax = found.bx;
      ay = found.by;
      bx = found.ax;
      by = found.ay;
    }
  }
  settle(ax, ay, bx, by);
}
