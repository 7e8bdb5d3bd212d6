/** How often somebody wins, and how sure that is: between `low` and `high` in 95 of 100 such trials. */
export interface WinRate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** So many standard deviations to either side hold 95 of 100 cases. */
const SURE = 1.959964;

/** The rate of wins among so many games, a draw being half of one, with Wilson's interval. */
export function winRate(wins: number, draws: number, games: number): WinRate {
  if (games === 0) return { rate: 0.5, low: 0, high: 1 };
  const rate = (wins + draws / 2) / games;
  const weight = SURE ** 2 / games;
  const middle = (rate + weight / 2) / (1 + weight);
  const half = (SURE * Math.sqrt((rate * (1 - rate)) / games + weight / (4 * games))) / (1 + weight);
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
