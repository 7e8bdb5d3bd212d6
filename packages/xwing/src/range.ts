/** Range bands are this long; the ruler has three of them (xw2.range.1). */
export const BAND = 100;

/** The range band a distance lies in (xw2.range.3): 0 for contact, then 1, 2, 3 and further. */
export function rangeBand(distance: number): number {
  return Math.ceil(distance / BAND);
}
