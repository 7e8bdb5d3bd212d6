/** Range bands are this long; the ruler has three of them. */
export const BAND = 100;

/** The range band a distance lies in: 0 for contact, then 1, 2, 3 and further. */
export function rangeBand(distance: number): number {
  return Math.ceil(distance / BAND);
}
