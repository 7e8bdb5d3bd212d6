/** Matches of two lists that a worker is to play; by its number each always comes out the same. */
export interface TrialCall {
  readonly game: string;
  readonly lists: readonly unknown[];
  /** A bot for each list, by name. */
  readonly bots: readonly string[];
  readonly mission: string | undefined;
  readonly seed: string;
  readonly numbers: readonly number[];
}

/** What a worker tells: who won a match, the first list or the second; or why it cannot play. */
export type TrialNews =
  | { readonly type: 'played'; readonly winner: number | null }
  | { readonly type: 'failed'; readonly message: string };

/** How a trial stands. */
export interface Score {
  readonly wins: readonly [number, number];
  readonly draws: number;
}

export const NO_SCORE: Score = { wins: [0, 0], draws: 0 };

export function playedIn({ wins, draws }: Score): number {
  return wins[0] + wins[1] + draws;
}

export function counted({ wins: [first, second], draws }: Score, winner: number | null): Score {
  if (winner === null) return { wins: [first, second], draws: draws + 1 };
  return { wins: winner === 0 ? [first + 1, second] : [first, second + 1], draws };
}

/** The numbers of the matches, dealt out among workers. */
export function dealt(games: number, workers: number): readonly (readonly number[])[] {
  const hands: number[][] = Array.from({ length: Math.min(workers, games) }, () => []);
  for (let number = 0; number < games; number++) hands[number % hands.length]?.push(number);
  return hands;
}

/** What a score says: that one is better only where chance hardly explains it. */
export function verdictOf({ low, high }: { readonly low: number; readonly high: number }): 'first' | 'second' | 'open' {
  if (low > 0.5) return 'first';
  return high < 0.5 ? 'second' : 'open';
}
