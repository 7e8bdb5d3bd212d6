import { type Point, type Pose, toWorld } from './pose.ts';

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
  const centre: Point = toWorld(pose, d.x, d.y);
  return { kind: 'disc', x: centre.x, y: centre.y, radius: d.radius };
}
