import { type Game, Match, Random, randomAnswer } from '../src/index.ts';
import { boardgameMove } from './boardgame-move.ts';
import { type BenchRow, median, row } from './measure.ts';

const WARM_UP = 600;
const BLOCKS = 15;
const MATCHES_PER_BLOCK = 20;
const MOVES_PER_BLOCK = 1000;

/**
 * Whole matches between random players, with every rule and every list of choices, against the peer's simplest move:
 * nanoseconds per decision. The two take turns, so a busy moment of the machine falls on both.
 */
export function matchBench(game: Game): BenchRow {
  let dealt = 0;
  // Lists are made up beforehand: putting together a random squad is no part of playing it.
  const deal = (matches: number) => Array.from({ length: matches }, () => newMatch(game, `bench/${dealt++}`));
  const move = boardgameMove();
  for (const { setup, seed } of deal(WARM_UP)) playRandomly(game, setup, seed);
  for (let i = 0; i < MOVES_PER_BLOCK; i++) move();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    const matches = deal(MATCHES_PER_BLOCK);
    let decisions = 0;
    const begun = performance.now();
    for (const { setup, seed } of matches) decisions += playRandomly(game, setup, seed);
    const between = performance.now();
    for (let i = 0; i < MOVES_PER_BLOCK; i++) move();
    const ended = performance.now();
    ours.push(((between - begun) * 1e6) / decisions);
    theirs.push(((ended - between) * 1e6) / MOVES_PER_BLOCK);
  }
  return row(`decision in whole matches of ${game.name}`, 'µs', median(ours), 'boardgame.io move', median(theirs));
}

function newMatch(game: Game, seed: string) {
  const random = new Random(`${seed}/setup`);
  return { seed, setup: game.typicalSetup?.(random) ?? game.randomSetup(random) };
}

/** How many decisions it took. */
function playRandomly(game: Game, setup: unknown, seed: string): number {
  const random = new Random(`${seed}/play`);
  const match = Match.start(game, { setup, seed }, { events: false, checkpoints: false });
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    match.submit(request.seat, randomAnswer(request, random));
  }
  return match.decisions.length;
}
