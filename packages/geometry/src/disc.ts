import { turned, turnTo } from './angle.ts';
import type { Pose } from './pose.ts';

/** A round base, nub or token. */
export interface Disc {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A disc about a point; throws if its radius is not a positive number. */
export function disc(x: number, y: number, radius: number): Disc {
  if (!(radius > 0 && Number.isFinite(x + y + radius))) {
    throw new Error(`Disc at (${x}, ${y}) has radius ${radius}; all three must be finite and the radius positive.`);
  }
  return { kind: 'disc', x, y, radius };
}

/** The disc, given in the frame of a pose, moved to the table. */
export function placedDisc(d: Disc, pose: Pose): Disc {
  turnTo(pose.heading);
  return discTurnedTo(d, pose, turned.sine, turned.cosine);
}

/** The same where sine and cosine of the heading are known. */
export function discTurnedTo({ x, y, radius }: Disc, pose: Pose, s: number, c: number): Disc {
  return { kind: 'disc', x: pose.x + x * c + y * s, y: pose.y - x * s + y * c, radius };
}
