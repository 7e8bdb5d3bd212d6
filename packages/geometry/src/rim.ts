import { at } from './flat.ts';
import type { Point } from './pose.ts';
import type { Shape } from './shape.ts';

/*
 * Where the middle of a disc may lie that touches something: rims of circles and straight rims. Two rims meet where a disc
 * touches two things at once, which is where a tight packing puts it.
 */

export interface RoundRim {
  readonly kind: 'round';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The line nx x + ny y = offset, with a unit normal. */
export interface StraightRim {
  readonly kind: 'straight';
  readonly nx: number;
  readonly ny: number;
  readonly offset: number;
}

export type Rim = RoundRim | StraightRim;

export function roundRim(x: number, y: number, radius: number): RoundRim {
  return { kind: 'round', x, y, radius };
}

export function straightRim(nx: number, ny: number, offset: number): StraightRim {
  return { kind: 'straight', nx, ny, offset };
}

/** The rims of everything that is `apart` from a shape: round about its corners, straight along its edges. */
export function rimsAbout(shape: Shape, apart: number): Rim[] {
  if (shape.kind === 'disc') return [roundRim(shape.x, shape.y, shape.radius + apart)];
  const rims: Rim[] = [];
  const points = shape.points;
  const n = points.length;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));
    const nx = (qy - py) / length;
    const ny = (px - qx) / length;
    rims.push(straightRim(nx, ny, nx * px + ny * py + apart), roundRim(qx, qy, apart));
    px = qx;
    py = qy;
  }
  return rims;
}

function roundMeetsStraight(a: RoundRim, b: StraightRim): Point[] {
  const off = b.offset - b.nx * a.x - b.ny * a.y;
  const half2 = a.radius * a.radius - off * off;
  if (half2 < 0) return [];
  const half = Math.sqrt(half2);
  const x = a.x + off * b.nx;
  const y = a.y + off * b.ny;
  return [
    { x: x - half * b.ny, y: y + half * b.nx },
    { x: x + half * b.ny, y: y - half * b.nx },
  ];
}

function roundMeetsRound(a: RoundRim, b: RoundRim): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far2 = dx * dx + dy * dy;
  if (far2 === 0) return [];
  const along = (a.radius * a.radius - b.radius * b.radius + far2) / (2 * far2);
  const half2 = (a.radius * a.radius) / far2 - along * along;
  if (half2 < 0) return [];
  const half = Math.sqrt(half2);
  return [
    { x: a.x + along * dx - half * dy, y: a.y + along * dy + half * dx },
    { x: a.x + along * dx + half * dy, y: a.y + along * dy - half * dx },
  ];
}

/** The points that two rims share; none if they are apart or the same. */
export function rimsMeet(a: Rim, b: Rim): Point[] {
  if (a.kind === 'round') return b.kind === 'round' ? roundMeetsRound(a, b) : roundMeetsStraight(a, b);
  if (b.kind === 'round') return roundMeetsStraight(b, a);
  const across = a.nx * b.ny - a.ny * b.nx;
  if (Math.abs(across) < 1e-9) return [];
  return [{ x: (a.offset * b.ny - b.offset * a.ny) / across, y: (a.nx * b.offset - b.nx * a.offset) / across }];
}
