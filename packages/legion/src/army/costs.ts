/** Costs of cards, by the day of the adjustment they stand before or after (legion.using-the-reference.5). */
export const COST_SETS = ['since-2021-10-27', 'before-2021-10-27'] as const;
export type CostSet = (typeof COST_SETS)[number];

/** What a card costs; the adjusted points where nothing is said. */
export function costIn(
  costs: CostSet | undefined,
  { points, formerPoints }: { readonly points: number; readonly formerPoints: number },
): number {
  return costs === 'before-2021-10-27' ? formerPoints : points;
}
