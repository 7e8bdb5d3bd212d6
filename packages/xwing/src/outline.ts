import { type ConvexPolygon, convexPolygon, type Point } from '@rangefinder/geometry';

/**
 * Cuts a simple outline into convex pieces: ears are clipped into triangles, and triangles that share an edge are joined
 * as long as the whole stays convex. Done once for each outline, when it is first used.
 */
export function convexPieces(outline: readonly (readonly [number, number])[]): readonly ConvexPolygon[] {
  const points = outline.map(([x, y]): Point => ({ x, y }));
  const order = points.map((_, i) => i);
  if (signedArea(points, order) < 0) order.reverse();
  const pieces = triangles(points, order);
  joinPieces(points, pieces);
  return pieces.map((piece) => convexPolygon(piece.map((i) => pointAt(points, i))));
}

function triangles(points: readonly Point[], order: number[]): number[][] {
  const left = order.slice();
  const pieces: number[][] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, i) => isEar(points, left, i));
    if (ear < 0) throw new Error('An outline must not cross itself.');
    pieces.push([around(left, ear - 1), around(left, ear), around(left, ear + 1)]);
    left.splice(ear, 1);
  }
  pieces.push(left);
  return pieces;
}

function isEar(points: readonly Point[], left: readonly number[], i: number): boolean {
  const [a, b, c] = [around(left, i - 1), around(left, i), around(left, i + 1)];
  if (turn(points, a, b, c) <= 1e-9) return false;
  return !left.some(
    (p) =>
      p !== a &&
      p !== b &&
      p !== c &&
      turn(points, a, b, p) >= 0 &&
      turn(points, b, c, p) >= 0 &&
      turn(points, c, a, p) >= 0,
  );
}

function joinPieces(points: readonly Point[], pieces: number[][]): void {
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < pieces.length && !again; i++) {
      for (let k = i + 1; k < pieces.length && !again; k++) {
        const joined = join(points, pieces[i] ?? [], pieces[k] ?? []);
        if (!joined) continue;
        pieces[i] = joined;
        pieces.splice(k, 1);
        again = true;
      }
    }
  }
}

/** Two pieces with a common edge as one, if that is convex. */
function join(points: readonly Point[], a: readonly number[], b: readonly number[]): number[] | null {
  for (let i = 0; i < a.length; i++) {
    const from = around(a, i);
    const to = around(a, i + 1);
    const k = b.indexOf(to);
    if (k < 0 || around(b, k + 1) !== from) continue;
    const rotatedA = [...a.slice(i + 1), ...a.slice(0, i + 1)];
    const rotatedB = [...b.slice(k + 1), ...b.slice(0, k + 1)];
    const whole = [...rotatedA, ...rotatedB.slice(1, -1)];
    const convex = whole.every(
      (_, n) => turn(points, around(whole, n - 1), around(whole, n), around(whole, n + 1)) >= -1e-9,
    );
    if (convex) return whole;
  }
  return null;
}

function around(list: readonly number[], i: number): number {
  return list[(i + list.length) % list.length] ?? 0;
}

function pointAt(points: readonly Point[], i: number): Point {
  return points[i] ?? { x: 0, y: 0 };
}

/** Positive when going from a over b to c turns left. */
function turn(points: readonly Point[], a: number, b: number, c: number): number {
  const [p, q, r] = [pointAt(points, a), pointAt(points, b), pointAt(points, c)];
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

function signedArea(points: readonly Point[], order: readonly number[]): number {
  return order.reduce((sum, at, i) => {
    const [p, q] = [pointAt(points, at), pointAt(points, around(order, i + 1))];
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
}
