import type { Point } from '@rangefinder/geometry';

/** A play area: a rectangle of any size in millimetres, its origin at the lower left corner, y away from the first seat. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle on the table. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

export function cornersOf({ width, height }: Area): readonly Point[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

/** The smallest frame around some points; null around none. */
export function frameOf(points: readonly Point[]): Frame | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** How wide and high something is that is turned: a rectangle that lies askew takes more room than it has. */
export function extentOf({ width, height }: Area, angle: number): Area {
  const turn = (angle * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}
