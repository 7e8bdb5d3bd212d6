import { circleOf } from './circle.ts';
import type { Disc } from './disc.ts';
import { at } from './flat.ts';
import { convexHull } from './hull.ts';
import { coordinate, Outline, sharedArea, uncoveredArea } from './outline.ts';
import type { ConvexPolygon } from './polygon.ts';
import type { Point } from './pose.ts';
import type { Point3, Prism } from './prism.ts';
import type { Shape } from './shape.ts';

/** Nothing nearer than this to the eye (mm) is looked at: images grow beyond all bounds there. */
const NEAR = 0.01;

/** A footprint as the eye has it before it: s0, l0, s1, l1, … ahead and to the left; and room for the next cut of it. */
let ground: Float64Array = new Float64Array(512);
let spare: Float64Array = new Float64Array(512);

function makeRoom(size: number): void {
  if (ground.length >= size) return;
  ground = new Float64Array(2 * size);
  spare = new Float64Array(2 * size);
}

/** Leaves of the footprint in `ground` where a·s + b·l is at least c; gives its new size. */
function keep(size: number, a: number, b: number, c: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < size; i += 2) {
    const depth = a * coordinate(ground, i) + b * coordinate(ground, i + 1) - c;
    if (depth < least) least = depth;
    if (depth > most) most = depth;
  }
  if (least >= 0) return size;
  if (most <= 0) return 0;
  let kept = 0;
  let ps = coordinate(ground, size - 2);
  let pl = coordinate(ground, size - 1);
  let before = a * ps + b * pl - c;
  for (let i = 0; i < size; i += 2) {
    const qs = coordinate(ground, i);
    const ql = coordinate(ground, i + 1);
    const here = a * qs + b * ql - c;
    if ((before < 0 && here > 0) || (before > 0 && here < 0)) {
      const f = before / (before - here);
      spare[kept++] = ps + f * (qs - ps);
      spare[kept++] = pl + f * (ql - pl);
    }
    if (here >= 0) {
      spare[kept++] = qs;
      spare[kept++] = ql;
    }
    ps = qs;
    pl = ql;
    before = here;
  }
  const swap = ground;
  ground = spare;
  spare = swap;
  return kept;
}

/**
 * Writes the image of a prism over the footprint in `ground`: (l/s, height/s) keeps straight lines straight, and so makes a convex
 * image of a convex body. Its borders are the near or the far side of the footprint, as the eye looks down or up at an edge.
 */
function writeImage(into: Outline, size: number, bottom: number, top: number): void {
  let left = 0;
  let right = 0;
  for (let i = 0; i < size; i += 2) {
    const nearness = 1 / coordinate(ground, i);
    spare[i] = coordinate(ground, i + 1) * nearness;
    spare[i + 1] = nearness;
    if (coordinate(spare, i) < coordinate(spare, left)) left = i;
    if (coordinate(spare, i) > coordinate(spare, right)) right = i;
  }
  into.clear();
  // Anticlockwise from the left, a footprint shows its far side first.
  if (bottom > 0) writeBorder(into, size, left, right, 2, bottom);
  else writeBorder(into, size, left, right, size - 2, bottom);
  if (top > 0) writeBorder(into, size, right, left, 2, top);
  else writeBorder(into, size, right, left, size - 2, top);
}

/** One border of an image, at a height above the eye, from one corner of the footprint in `spare` to another. */
function writeBorder(into: Outline, size: number, from: number, to: number, step: number, height: number): void {
  // Level with the eye a border is straight.
  const stride = height === 0 ? (to - from + size) % size : step;
  for (let i = from; ; i = (i + stride) % size) {
    into.push(coordinate(spare, i), height * coordinate(spare, i + 1));
    if (i === to) return;
  }
}

/**
 * What an eye sees of an upright body, the target, past other bodies. Bodies are disjoint: of two that share a height, one stands
 * wholly before the other. Made once and used for many looks: `look` begins one, `add` puts a body into it.
 */
export class View {
  /** The image of the target, and its area. */
  readonly target: Outline = new Outline();
  area = 0.5;
  readonly #images: Outline[] = [];
  #count = 0;
  readonly #single = new Outline();

  #eyeX = 0.5;
  #eyeY = 0.5;
  #eyeZ = 0.5;
  /** Where the eye looks, seen from above. */
  #aheadX = 0.5;
  #aheadY = 0.5;
  #body: Prism | null = null;
  /** The eye is over the target (-1, it looks down) or under it (1); 0 if it is beside it. */
  #upright = 0;
  /** How far away the target ends. */
  #end = 0.5;
  /** Length of (1, slope) for the left and right borders of the image. */
  #leftNorm = 0.5;
  #rightNorm = 0.5;

  /** The direction in which the eye looks, seen from above; the image's own axes are to the left of it, and up. */
  get ahead(): Point {
    return { x: this.#aheadX, y: this.#aheadY };
  }

  /** Begins to look from a point at a body. */
  look(eye: Point3, target: Prism): void {
    this.#eyeX = eye.x;
    this.#eyeY = eye.y;
    this.#eyeZ = eye.z;
    this.#body = target;
    this.#count = 0;
    this.#upright = 0;
    const shape = target.footprint;
    if (shape.kind === 'disc' ? this.#faceDisc(shape) : this.#facePolygon(shape)) this.#lookLevel(target);
    else this.#lookUpright(target);
    this.area = this.target.area();
  }

  /** Adds a body to what stands between; false if it hides nothing of the target. */
  add(body: Prism): boolean {
    const image = this.#images[this.#count] ?? new Outline();
    this.#images[this.#count] = image;
    if (!this.#writeImage(body, image)) return false;
    this.#count++;
    return true;
  }

  /** Whether more than a share of the target is seen past all that was added. */
  isSeen(share: number): boolean {
    return (
      this.#count === 0 ||
      uncoveredArea(this.target, this.#largestFirst(), this.#count, share * this.area) > share * this.area
    );
  }

  /** The share of the target that is seen past all that was added. */
  shareSeen(): number {
    return Math.min(1, uncoveredArea(this.target, this.#largestFirst(), this.#count) / this.area);
  }

  /** The share of the target that one body hides by itself, whatever was added. */
  shareHidden(body: Prism): number {
    return this.#writeImage(body, this.#single) ? sharedArea(this.#single, this.target) / this.area : 0;
  }

  /** Looks at the middle of a disc; false from above or below it. */
  #faceDisc(disc: Disc): boolean {
    const dx = disc.x - this.#eyeX;
    const dy = disc.y - this.#eyeY;
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away < disc.radius * circleOf(disc).mean + NEAR) return false;
    this.#aheadX = dx / away;
    this.#aheadY = dy / away;
    return true;
  }

  /** Looks midway between the outermost corners, so that none lies behind the eye; false from above or below the polygon. */
  #facePolygon({ points }: ConvexPolygon): boolean {
    const n = points.length;
    let lx = at(points, n - 2) - this.#eyeX;
    let ly = at(points, n - 1) - this.#eyeY;
    let rx = lx;
    let ry = ly;
    let px = lx;
    let py = ly;
    let outside = false;
    for (let i = 0; i < n; i += 2) {
      const qx = at(points, i) - this.#eyeX;
      const qy = at(points, i + 1) - this.#eyeY;
      const ex = qx - px;
      const ey = qy - py;
      // How far the eye lies within this side, times its length.
      outside ||= px * ey - py * ex < -NEAR * Math.sqrt(ex * ex + ey * ey);
      if (lx * qy - ly * qx > 0) {
        lx = qx;
        ly = qy;
      }
      if (rx * qy - ry * qx < 0) {
        rx = qx;
        ry = qy;
      }
      px = qx;
      py = qy;
    }
    if (!outside) return false;
    const left = Math.sqrt(lx * lx + ly * ly);
    const right = Math.sqrt(rx * rx + ry * ry);
    const mx = lx / left + rx / right;
    const my = ly / left + ry / right;
    const length = Math.sqrt(mx * mx + my * my);
    this.#aheadX = mx / length;
    this.#aheadY = my / length;
    return true;
  }

  #lookLevel({ footprint, bottom, top }: Prism): void {
    const size = this.#bringBefore(footprint);
    this.#end = 0;
    for (let i = 0; i < size; i += 2) this.#end = Math.max(this.#end, coordinate(ground, i));
    writeImage(this.target, size, bottom - this.#eyeZ, top - this.#eyeZ);
    this.#leftNorm = Math.sqrt(1 + this.target.minX * this.target.minX);
    this.#rightNorm = Math.sqrt(1 + this.target.maxX * this.target.maxX);
  }

  /** The camera points straight down or up: the target shows its top or bottom, in its own size. */
  #lookUpright({ footprint, bottom, top }: Prism): void {
    this.#upright = this.#eyeZ > (bottom + top) / 2 ? -1 : 1;
    this.#aheadX = 1;
    this.#aheadY = 0;
    const size = this.#bringBefore(footprint);
    this.target.clear();
    for (let i = 0; i < size; i += 2) this.target.push(coordinate(ground, i), coordinate(ground, i + 1));
  }

  /** Writes a footprint into `ground`, as the eye has it before it; gives its size. */
  #bringBefore(shape: Shape): number {
    const wx = this.#aheadX;
    const wy = this.#aheadY;
    if (shape.kind === 'disc') {
      const { turns, mean } = circleOf(shape);
      const dx = shape.x - this.#eyeX;
      const dy = shape.y - this.#eyeY;
      const s = dx * wx + dy * wy;
      const l = dy * wx - dx * wy;
      const radius = shape.radius * mean;
      makeRoom(turns.length + 16);
      for (let i = 0; i < turns.length; i += 2) {
        ground[i] = s + radius * coordinate(turns, i);
        ground[i + 1] = l + radius * coordinate(turns, i + 1);
      }
      return turns.length;
    }
    const { points } = shape;
    makeRoom(points.length + 16);
    for (let i = 0; i < points.length; i += 2) {
      const dx = at(points, i) - this.#eyeX;
      const dy = at(points, i + 1) - this.#eyeY;
      ground[i] = dx * wx + dy * wy;
      ground[i + 1] = dy * wx - dx * wy;
    }
    return points.length;
  }

  /** The image of what a body hides of the target, and perhaps of what is beside it; false if it hides nothing. */
  #writeImage(body: Prism, into: Outline): boolean {
    const target = this.#body;
    if (target === null) return false;
    if (this.#upright !== 0) return this.#writeUpright(body, target, into);
    const { bottom, top } = body;
    const eye = this.#eyeZ;
    if (eye >= top ? target.bottom >= top : eye <= bottom && target.top <= bottom) return false;
    if (this.#isAside(body)) return false;
    let size = keep(this.#bringBefore(body.footprint), 1, 0, NEAR);
    if (size > 0) size = keep(size, -this.target.minX, 1, 0);
    if (size > 0) size = keep(size, this.target.maxX, -1, 0);
    if (size < 6) return false;
    // What lies below its feet or above its head is met on the way to it.
    if (bottom < target.top && top > target.bottom && this.#isBehind(size)) return false;
    writeImage(into, size, bottom - eye, top - eye);
    return into.minY < this.target.maxY && into.maxY > this.target.minY;
  }

  /** Whether the circle round a body, as high as it is, lies wholly beside, behind, below or above the way to the target. */
  #isAside({ footprint, bottom, top }: Prism): boolean {
    const radius = footprint.kind === 'disc' ? footprint.radius * circleOf(footprint).mean : footprint.outer;
    const dx = footprint.x - this.#eyeX;
    const dy = footprint.y - this.#eyeY;
    const s = dx * this.#aheadX + dy * this.#aheadY;
    if (s + radius <= NEAR || s - radius >= this.#end) return true;
    const l = dy * this.#aheadX - dx * this.#aheadY;
    const { minX, maxX, minY, maxY } = this.target;
    if (l - maxX * s >= radius * this.#rightNorm || minX * s - l >= radius * this.#leftNorm) return true;
    const near = Math.max(NEAR, s - radius);
    const high = top - this.#eyeZ;
    const low = bottom - this.#eyeZ;
    return high / (high > 0 ? near : s + radius) <= minY || low / (low < 0 ? near : s + radius) >= maxY;
  }

  /** Whether the footprint in `ground` lies behind the target: further away, in its own direction, than the target's middle. */
  #isBehind(size: number): boolean {
    let s = 0;
    let l = 0;
    for (let i = 0; i < size; i += 2) {
      s += coordinate(ground, i);
      l += coordinate(ground, i + 1);
    }
    const corners = size / 2;
    return this.#middleAlong(s / corners, l / corners) < 1;
  }

  /** Where the middle of the way through the target lies along (s, l), as a multiple of it. */
  #middleAlong(s: number, l: number): number {
    const shape = this.#body?.footprint;
    if (shape === undefined) return 0;
    const dx = s * this.#aheadX - l * this.#aheadY;
    const dy = s * this.#aheadY + l * this.#aheadX;
    const x = this.#eyeX;
    const y = this.#eyeY;
    if (shape.kind === 'disc') return ((shape.x - x) * dx + (shape.y - y) * dy) / (dx * dx + dy * dy);
    const { points } = shape;
    const n = points.length;
    let enter = 0;
    let exit = Number.POSITIVE_INFINITY;
    let px = at(points, n - 2) - x;
    let py = at(points, n - 1) - y;
    for (let i = 0; i < n; i += 2) {
      const qx = at(points, i) - x;
      const qy = at(points, i + 1) - y;
      const depth = px * (qy - py) - py * (qx - px);
      const gain = (qx - px) * dy - (qy - py) * dx;
      if (gain > 0) enter = Math.max(enter, -depth / gain);
      else if (gain < 0) exit = Math.min(exit, -depth / gain);
      px = qx;
      py = qy;
    }
    return (enter + exit) / 2;
  }

  /** The image straight down or up: the hull of the ends of what stands between, each scaled by how near it is. */
  #writeUpright(body: Prism, target: Prism, into: Outline): boolean {
    const eye = this.#eyeZ;
    const down = this.#upright < 0;
    const low = Math.max(body.bottom, down ? target.top : eye + NEAR);
    const high = Math.min(body.top, down ? eye - NEAR : target.bottom);
    if (low >= high) return false;
    const away = Math.abs((down ? target.top : target.bottom) - eye);
    const size = this.#bringBefore(body.footprint);
    const points: Point[] = [];
    for (const z of [low, high]) {
      const scale = away / Math.abs(z - eye);
      for (let i = 0; i < size; i += 2) {
        points.push({ x: scale * coordinate(ground, i), y: scale * coordinate(ground, i + 1) });
      }
    }
    into.clear();
    const hull = convexHull(points).points;
    for (let i = 0; i < hull.length; i += 2) into.push(at(hull, i), at(hull, i + 1));
    const { minX, maxX, minY, maxY } = this.target;
    return into.minX < maxX && into.maxX > minX && into.minY < maxY && into.maxY > minY;
  }

  /** The images sorted so that the largest comes first: it leaves the fewest pieces to the others. */
  #largestFirst(): readonly Outline[] {
    const images = this.#images;
    for (let i = 1; i < this.#count; i++) {
      const image = images[i];
      if (image === undefined) continue;
      const size = this.#extent(image);
      let k = i;
      for (; k > 0; k--) {
        const before = images[k - 1];
        if (before === undefined || this.#extent(before) >= size) break;
        images[k] = before;
      }
      images[k] = image;
    }
    return images;
  }

  /** Area of the upright box that an image shares with the target. */
  #extent({ minX, minY, maxX, maxY }: Outline): number {
    const t = this.target;
    return (Math.min(maxX, t.maxX) - Math.max(minX, t.minX)) * (Math.min(maxY, t.maxY) - Math.max(minY, t.minY));
  }
}
