import { type Bot, type Game, Match, Random } from '@rangefinder/kernel';
import { playOut } from './play.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly (() => Bot)[];
  /** The setup of every match; without one each match has a random legal setup of the usual size. */
  readonly setup?: unknown;
  readonly onProgress?: (done: number) => void;
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
  /** Matches won by each seat. */
  readonly wins: readonly number[];
  readonly draws: number;
}

/** Plays many matches between bots as fast as it can: no log, no checkpoints. */
export function simulate(game: Game, options: SimulateOptions): SimulateReport {
  const wins = game.seats.map(() => 0);
  let draws = 0;
  let finished = 0;
  let decisions = 0;
  let playing = 0;
  for (let i = 0; i < options.games; i++) {
    const seed = `${options.seed}/${i}`;
    const random = new Random(`${seed}/setup`);
    const setup = options.setup ?? game.typicalSetup?.(random) ?? game.randomSetup(random);
    const begun = performance.now();
    const match = Match.start(game, { setup, seed }, { events: false, checkpoints: false });
    const bots = options.bots.map((make) => make());
    playOut(match, bots, seed);
    playing += performance.now() - begun;
    decisions += match.decisions.length;
    if (match.outcome) finished++;
    const winner = match.outcome?.winner ?? null;
    if (winner === null) draws++;
    else wins[winner] = (wins[winner] ?? 0) + 1;
    options.onProgress?.(i + 1);
  }
  const seconds = playing / 1000;
  return {
    game: game.id,
    games: options.games,
    finished,
    seconds,
    gamesPerSecond: finished / seconds,
    decisions,
    wins,
    draws,
  };
}
