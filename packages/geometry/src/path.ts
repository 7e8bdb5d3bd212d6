import { cos, headingOf, normalizeHeading, sin, turned, turnTo } from './angle.ts';
import { type Pose, snapPose, toWorld } from './pose.ts';

/** One piece of a centre line: straight on, or an arc that turns right (positive) or left (negative) by some degrees. */
export type Piece =
  | { readonly kind: 'straight'; readonly length: number }
  | { readonly kind: 'arc'; readonly radius: number; readonly turn: number };

/** A piece in its place on the table. */
export interface Leg {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** Of the heading: every look at the path needs both. */
  readonly sine: number;
  readonly cosine: number;
  /** Arc length of the path before this piece. */
  readonly from: number;
  readonly length: number;
  /** Positive if the arc turns right, negative if left, 0 if straight. */
  readonly radius: number;
  /** Degrees in all, with the same sign. */
  readonly turn: number;
}

/** A centre line of straights and arcs; it goes on straight for ever before its start and after its end. */
export interface Path {
  readonly start: Pose;
  readonly end: Pose;
  readonly legs: readonly Leg[];
  readonly length: number;
  /** Straight on from its end. */
  readonly beyond: Leg;
}

/** The path that follows pieces one after the other from a pose. */
export function path(start: Pose, pieces: readonly Piece[]): Path {
  const legs: Leg[] = [];
  let { x, y, heading } = start;
  let from = 0;
  for (const piece of pieces) {
    const arc = piece.kind === 'arc';
    const turn = arc ? piece.turn : 0;
    const radius = arc ? piece.radius * Math.sign(turn) : 0;
    const length = arc ? (piece.radius * Math.abs(turn) * Math.PI) / 180 : piece.length;
    if (!(length > 0)) throw new Error(`Path piece ${legs.length} has length ${length}; it must be positive.`);
    const leg = legFrom(x, y, heading, from, length, radius, turn);
    legs.push(leg);
    const right = arc ? radius * (1 - cos(turn)) : 0;
    const ahead = arc ? radius * sin(turn) : length;
    x = leg.x + right * leg.cosine + ahead * leg.sine;
    y = leg.y - right * leg.sine + ahead * leg.cosine;
    heading = normalizeHeading(heading + turn);
    from += length;
  }
  const beyond = legFrom(x, y, heading, from, Number.POSITIVE_INFINITY, 0, 0);
  return { start, end: { x, y, heading }, legs, length: from, beyond };
}

function legFrom(
  x: number,
  y: number,
  heading: number,
  from: number,
  length: number,
  radius: number,
  turn: number,
): Leg {
  turnTo(heading);
  const { sine, cosine } = turned;
  return { x, y, heading, sine, cosine, from, length, radius, turn };
}

/** The path a body of some length takes: its own centre line, the pieces from its front, and a straight to run out on. */
export function pathFrom(body: Pose, length: number, pieces: readonly Piece[]): Path {
  const rear = toWorld(body, 0, -length / 2);
  const lead: Piece = { kind: 'straight', length };
  return path({ x: rear.x, y: rear.y, heading: body.heading }, [lead, ...pieces, lead]);
}

/** The point last looked up, and the direction of the path there. */
const spot = { x: 0.5, y: 0.5, dx: 0.5, dy: 0.5, heading: 0.5 };

function look(p: Path, s: number): void {
  let leg = p.beyond;
  for (const one of p.legs) {
    if (s <= one.from + one.length) {
      leg = one;
      break;
    }
  }
  const { sine: n, cosine: c } = leg;
  const along = s - leg.from;
  // Before its start the path is straight, however it goes on.
  if (leg.radius === 0 || along <= 0) {
    spot.x = leg.x + along * n;
    spot.y = leg.y + along * c;
    spot.dx = n;
    spot.dy = c;
    spot.heading = leg.heading;
    return;
  }
  const gone = (leg.turn * along) / leg.length;
  turnTo(gone);
  const { sine: st, cosine: ct } = turned;
  const right = leg.radius * (1 - ct);
  const ahead = leg.radius * st;
  spot.x = leg.x + right * c + ahead * n;
  spot.y = leg.y - right * n + ahead * c;
  spot.dx = n * ct + c * st;
  spot.dy = c * ct - n * st;
  spot.heading = leg.heading + gone;
}

/** The point of a path after arc length `s`, and its heading there. */
export function pathPose(p: Path, s: number): Pose {
  look(p, s);
  return snapPose({ x: spot.x, y: spot.y, heading: spot.heading });
}

const ROUNDS = 60;
const EXACT = 1e-11;

/**
 * The pose of a rigid body of some length whose front and rear mid-points both stay on a path: the middle of the chord
 * between them, and its heading. `s` is the mean of the two arc lengths, so that the motion is the same run backwards.
 * Made for paths that turn no more than 90 degrees within the body's length; beyond, the chord need not be the only one.
 */
export function chordPose(p: Path, s: number, length: number): Pose {
  // Half the arc length between front and rear. The chord is never longer than the arc, and grows with it.
  let low = length / 2;
  let high = length / 2 + p.length + length;
  let half = low;
  let fx = 0;
  let fy = 0;
  let rx = 0;
  let ry = 0;
  for (let round = 0; round < ROUNDS; round++) {
    look(p, s - half);
    rx = spot.x;
    ry = spot.y;
    const rdx = spot.dx;
    const rdy = spot.dy;
    look(p, s + half);
    fx = spot.x;
    fy = spot.y;
    const cx = fx - rx;
    const cy = fy - ry;
    const chord = Math.sqrt(cx * cx + cy * cy);
    const over = chord - length;
    if (Math.abs(over) <= EXACT) break;
    if (over > 0) high = half;
    else low = half;
    const growth = (cx * (spot.dx + rdx) + cy * (spot.dy + rdy)) / chord;
    const next = half - over / growth;
    half = next > low && next < high ? next : (low + high) / 2;
  }
  return snapPose({ x: (fx + rx) / 2, y: (fy + ry) / 2, heading: headingOf(fx - rx, fy - ry) });
}
