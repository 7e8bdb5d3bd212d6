/** The smallest step of any length (mm) or heading (degrees) this package reports. */
export const GRID = 1e-4;

/** Two shapes that share a strip no thicker than this (mm) touch; they do not overlap. */
export const TOUCH = 1e-6;

const STEPS_PER_UNIT = 1e4;

/**
 * Rounds to the grid; never gives -0.
 * Divides by a whole number rather than multiplying by 1e-4, so that the result is the double nearest to the decimal.
 */
export function snap(n: number): number {
  return Math.round(n * STEPS_PER_UNIT) / STEPS_PER_UNIT + 0;
}
