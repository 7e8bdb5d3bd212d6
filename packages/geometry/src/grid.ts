/** The smallest step of any length (mm) or heading (degrees) this package reports. */
export const GRID = 1e-4;

/** Two shapes that share a strip no thicker than this (mm) touch; they do not overlap. */
export const TOUCH = 1e-6;

const STEPS_PER_UNIT = 1e4;

/** Numbers of this size have no room for a fraction: adding it to another rounds that to a whole number, ties to even. */
const NO_FRACTION = 1.5 * 2 ** 52;

/**
 * Rounds to the grid; never gives -0. Several times cheaper than `Math.round`, and measuring is mostly rounding.
 * Divides by a whole number rather than multiplying by 1e-4, so that the result is the double nearest to the decimal.
 */
export function snap(n: number): number {
  return (n * STEPS_PER_UNIT + NO_FRACTION - NO_FRACTION) / STEPS_PER_UNIT;
}
