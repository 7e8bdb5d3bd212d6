import { at, flatList } from './flat.ts';
import type { Point } from './pose.ts';
import { outerRadius, type Shape } from './shape.ts';

/*
 * A way of two straight legs from S to Q: the first exactly `leg` long, the second at most, bent by at most a right angle.
 * Its joint J lies on the circle of radius `leg` about S. In a frame with S at the origin and Q at (D, 0) it is named by its
 * height t over the line SQ: since it lies ahead of S, t alone says where it is. Whether both legs keep their distance from
 * every obstacle changes only at critical joints: where a leg touches the rim of an obstacle grown by that distance, which is
 * where it is tangent to the disc about one of its corners, or where J itself lies on the rim.
 */

/** Something to keep clear of: a shape, and how near the middle of what moves may come. */
export interface Border {
  readonly shape: Shape;
  readonly reach: number;
}

/** A line that what moves must stay on one side of, such as the edge of a board: points with nx x + ny y = offset. */
export interface Edge {
  readonly nx: number;
  readonly ny: number;
  readonly offset: number;
}

/** The frame of the search: from S along the unit vector (ux, uy) to Q at `distance`. */
interface Frame {
  readonly sx: number;
  readonly sy: number;
  readonly ux: number;
  readonly uy: number;
  readonly distance: number;
  readonly leg: number;
  /** The furthest that a joint may lie off the line. */
  readonly most: number;
}

/** The joint at height t, on the table. */
function jointAt({ sx, sy, ux, uy, leg }: Frame, t: number): Point {
  const s = Math.sqrt(Math.max(0, leg * leg - t * t));
  return { x: sx + s * ux - t * uy, y: sy + s * uy + t * ux };
}

function keep(ts: number[], { most }: Frame, x: number, t: number): void {
  if (x > 0 && t < most && t > -most) ts.push(t);
}

/** Where the line from Q along (ex, ey) meets the circle of joints. */
function fromQ(ts: number[], frame: Frame, ex: number, ey: number): void {
  const { distance, leg } = frame;
  const across = distance * ey;
  const half2 = leg * leg - across * across;
  if (half2 < 0) return;
  const half = Math.sqrt(half2);
  const along = -distance * ex;
  keep(ts, frame, distance + (along + half) * ex, (along + half) * ey);
  keep(ts, frame, distance + (along - half) * ex, (along - half) * ey);
}

/** The critical joints of a disc about (vx, vy), in the frame. */
function ofDisc(ts: number[], frame: Frame, vx: number, vy: number, reach: number): void {
  const { distance, leg } = frame;
  const far2 = vx * vx + vy * vy;
  const reach2 = reach * reach;
  if (far2 > reach2) {
    // Tangents from S: its direction turned by the angle whose sine is reach / far.
    const c = Math.sqrt(far2 - reach2);
    keep(ts, frame, vx * c - vy * reach, (leg * (vy * c + vx * reach)) / far2);
    keep(ts, frame, vx * c + vy * reach, (leg * (vy * c - vx * reach)) / far2);
  }
  const wx = vx - distance;
  const away2 = wx * wx + vy * vy;
  if (away2 > reach2) {
    const c = Math.sqrt(away2 - reach2);
    fromQ(ts, frame, (wx * c - vy * reach) / away2, (vy * c + wx * reach) / away2);
    fromQ(ts, frame, (wx * c + vy * reach) / away2, (vy * c - wx * reach) / away2);
  }
  if (far2 === 0) return;
  const along = (leg * leg - reach2 + far2) / 2;
  const half2 = leg * leg * far2 - along * along;
  if (half2 < 0) return;
  const half = Math.sqrt(half2);
  keep(ts, frame, vx * along - vy * half, (vy * along + vx * half) / far2);
  keep(ts, frame, vx * along + vy * half, (vy * along - vx * half) / far2);
}

/** The critical joints on a line, in the frame: nx x + ny y = offset with a unit normal. */
function ofLine(ts: number[], frame: Frame, nx: number, ny: number, offset: number): void {
  const half2 = frame.leg * frame.leg - offset * offset;
  if (half2 < 0) return;
  const half = Math.sqrt(half2);
  keep(ts, frame, nx * offset - ny * half, ny * offset + nx * half);
  keep(ts, frame, nx * offset + ny * half, ny * offset - nx * half);
}

/** The critical joints of a shape grown by `reach`. */
function ofBorder(ts: number[], frame: Frame, { shape, reach }: Border): void {
  const { sx, sy, ux, uy, distance, most } = frame;
  const cx = (shape.x - sx) * ux + (shape.y - sy) * uy;
  const cy = (shape.y - sy) * ux - (shape.x - sx) * uy;
  const room = outerRadius(shape) + reach;
  if (cy > most + room || cy < -most - room || cx > distance + room || cx < -room) return;
  if (shape.kind === 'disc') {
    ofDisc(ts, frame, cx, cy, reach + shape.radius);
    return;
  }
  const points = shape.points;
  const n = points.length;
  let px = (at(points, n - 2) - sx) * ux + (at(points, n - 1) - sy) * uy;
  let py = (at(points, n - 1) - sy) * ux - (at(points, n - 2) - sx) * uy;
  for (let i = 0; i < n; i += 2) {
    const qx = (at(points, i) - sx) * ux + (at(points, i + 1) - sy) * uy;
    const qy = (at(points, i + 1) - sy) * ux - (at(points, i) - sx) * uy;
    ofDisc(ts, frame, qx, qy, reach);
    const length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));
    const nx = (qy - py) / length;
    const ny = (px - qx) / length;
    ofLine(ts, frame, nx, ny, nx * px + ny * py + reach);
    px = qx;
    py = qy;
  }
}

function ofEdge(ts: number[], frame: Frame, { nx, ny, offset }: Edge): void {
  const { sx, sy, ux, uy } = frame;
  ofLine(ts, frame, nx * ux + ny * uy, ny * ux - nx * uy, offset - nx * sx - ny * sy);
}

/** Critical joints closer together than this have nothing between them: keep a micrometre of slack in `reach` to see tight gaps. */
const SAME = 1e-6;

/** Nearest to the straight line first, and of two as near the one to the left of it. */
function straightestFirst(a: number, b: number): number {
  return Math.abs(a) - Math.abs(b) || b - a;
}

/**
 * Joints of a bent way from S to Q, of which one is free if any joint is: one between every two neighbouring critical ones,
 * straightest first. The straight way is not among them.
 */
export function jointsToTry(
  from: Point,
  to: Point,
  leg: number,
  borders: readonly Border[],
  edges: readonly Edge[],
): Point[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance < leg || distance > 2 * leg) return [];
  const cosine = Math.max(leg / distance, distance / (2 * leg));
  const most = leg * Math.sqrt(1 - cosine * cosine);
  const frame = { sx: from.x, sy: from.y, ux: dx / distance, uy: dy / distance, distance, leg, most };
  const ts = flatList();
  for (const border of borders) ofBorder(ts, frame, border);
  for (const edge of edges) ofEdge(ts, frame, edge);
  ts.push(most, -most);
  ts.sort((a, b) => a - b);
  const between = flatList();
  for (let i = 1; i < ts.length; i++) {
    const low = at(ts, i - 1);
    const high = at(ts, i);
    if (high - low > SAME) between.push((low + high) / 2);
  }
  const joints: Point[] = [];
  for (const t of between.sort(straightestFirst)) joints.push(jointAt(frame, t));
  return joints;
}
