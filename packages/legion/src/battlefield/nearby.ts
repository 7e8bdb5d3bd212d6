import type { Point } from '@rangefinder/geometry';

/** Steps of a grid about its middle, nearest first; within a circle, or all of a square. */
function stepsAbout(most: number, within: 'circle' | 'square'): readonly Point[] {
  const key = within === 'circle' ? most : -most;
  const known = gridsOf.get(key);
  if (known !== undefined) return known;
  const steps: { readonly x: number; readonly y: number; readonly far: number }[] = [];
  for (let x = -most; x <= most; x++) {
    for (let y = -most; y <= most; y++) {
      const far = x * x + y * y;
      if (within === 'square' || far <= most * most) steps.push({ x, y, far });
    }
  }
  steps.sort((a, b) => a.far - b.far);
  gridsOf.set(key, steps);
  return steps;
}

/** Thousands of points in order, the same about every place. */
const gridsOf = new Map<number, readonly Point[]>();

/** Points on a grid about a place, nearest first. */
export function* gridAbout(
  { x, y }: Point,
  reach: number,
  pitch: number,
  within: 'circle' | 'square',
): Generator<Point> {
  for (const step of stepsAbout(Math.floor(reach / pitch), within))
    yield { x: x + step.x * pitch, y: y + step.y * pitch };
}
