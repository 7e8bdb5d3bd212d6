import { BadInput, type Bot, type Game, Match, Random } from '@rangefinder/kernel';
import { playOut } from './play.ts';
import { type WinRate, winRate } from './winrate.ts';

/** What is played again and again. */
export interface Trial {
  readonly seed: string;
  /** By seat; with lists, by list. */
  readonly bots: readonly (() => Bot)[];
  /** The setup of every match; without one each match has a random legal setup of the usual size. */
  readonly setup?: unknown;
  /** Lists that meet, instead of a setup: they change seats after every match, where each may have either. */
  readonly lists?: readonly unknown[] | undefined;
  readonly mission?: string | undefined;
}

export interface SimulateOptions extends Trial {
  readonly games: number;
  readonly onProgress?: (done: number) => void;
}

/** How one match of a trial went. */
export interface TrialMatch {
  /** The seat that won, or the list; null for a draw. */
  readonly winner: number | null;
  readonly finished: boolean;
  readonly decisions: number;
  readonly seconds: number;
}

/** What a simulation found. */
export interface SimulateReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  /** Spent playing; making up random setups is not counted. */
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisions: number;
  /** Matches won by each seat, or by each list. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** How often each wins, and how sure that is. */
  readonly rates: readonly WinRate[];
}

/** Who sits where in a match: the list, or the player, of each seat. Throws `BadInput` where the lists cannot meet. */
function seated(game: Game, lists: readonly unknown[] | undefined, number: number): readonly number[] {
  const seats = game.seats.map((_, seat) => seat);
  if (lists === undefined) return seats;
  if (lists.length !== seats.length) throw new BadInput('lists', `${game.name} is played with ${seats.length} lists.`);
  const allowed = lists.map((list) => game.seatsFor?.(list) ?? seats);
  const orders = [seats, seats.toReversed()].filter((order) =>
    order.every((list, seat) => allowed[list]?.includes(seat)),
  );
  const order = orders[number % orders.length];
  if (!order) throw new BadInput('lists', 'These lists are for the same seat.');
  return order;
}

/** Plays one match of a trial: by its number it always comes out the same. No log, no checkpoints. */
export function playTrial(game: Game, { seed, bots, setup, lists, mission }: Trial, number: number): TrialMatch {
  const name = `${seed}/${number}`;
  const random = new Random(`${name}/setup`);
  const order = seated(game, lists, number);
  const made =
    lists === undefined
      ? (setup ?? game.typicalSetup?.(random) ?? game.randomSetup(random))
      : game.newSetup({ lists: order.map((list) => lists[list]), mission });
  const begun = performance.now();
  const match = Match.start(game, { setup: made, seed: name }, { events: false, checkpoints: false });
  const players = order.flatMap((one) => bots[one]?.() ?? []);
  playOut(match, players, name);
  const seat = match.outcome?.winner ?? null;
  return {
    winner: seat === null ? null : (order[seat] ?? null),
    finished: match.outcome !== null,
    decisions: match.decisions.length,
    seconds: (performance.now() - begun) / 1000,
  };
}

/** Plays many matches between bots as fast as it can. */
export function simulate(game: Game, options: SimulateOptions): SimulateReport {
  const wins = game.seats.map(() => 0);
  let draws = 0;
  let finished = 0;
  let decisions = 0;
  let seconds = 0;
  for (let i = 0; i < options.games; i++) {
    const played = playTrial(game, options, i);
    seconds += played.seconds;
    decisions += played.decisions;
    if (played.finished) finished++;
    if (played.winner === null) draws++;
    else wins[played.winner] = (wins[played.winner] ?? 0) + 1;
    options.onProgress?.(i + 1);
  }
  return {
    game: game.id,
    games: options.games,
    finished,
    seconds,
    gamesPerSecond: finished / seconds,
    decisions,
    wins,
    draws,
    rates: wins.map((won) => winRate(won, draws, options.games)),
  };
}
