import {
  EndlessMatch,
  type Game,
  Match,
  MatchFailure,
  type MatchRecord,
  notPlain,
  parseRecord,
  Random,
} from '@rangefinder/kernel';
import { playOut } from './play.ts';
import { randomBot } from './random.ts';

export interface SoakOptions {
  readonly games: number;
  readonly seed: string;
  /** Number of the first match: a failure is repeated by playing only its own number. */
  readonly from: number;
  readonly onProgress?: (done: number) => void;
}

/** A match that did not end as matches must. */
export interface SoakFailure {
  readonly kind: 'stuck' | 'failed' | 'differs';
  readonly match: number;
  readonly message: string;
  /** The line that plays this match again. */
  readonly repeat: string;
  readonly record: MatchRecord | null;
}

export interface SoakReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly stuck: number;
  readonly failed: number;
  /** Matches whose record played again to the same state. */
  readonly verified: number;
  readonly decisions: number;
  /** All of it: making up setups, playing, checking, and playing the records again. */
  readonly seconds: number;
  /** Finished matches for each second spent on playing them the first time. */
  readonly gamesPerSecond: number;
  readonly failures: readonly SoakFailure[];
}

/** Plays random legal setups with random bots, looks for matches that stick, fail, or do not replay. */
export function soak(game: Game, options: SoakOptions): SoakReport {
  const begun = performance.now();
  const failures: SoakFailure[] = [];
  let verified = 0;
  let finished = 0;
  let decisions = 0;
  let playing = 0;
  for (let i = 0; i < options.games; i++) {
    const number = options.from + i;
    const repeat = `rangefinder soak ${game.id} --seed ${JSON.stringify(options.seed)} --from ${number} --games 1`;
    let match: Match | undefined;
    try {
      const seed = `${options.seed}/${number}`;
      const setup = game.randomSetup(new Random(`${seed}/setup`));
      const started = performance.now();
      match = Match.start(game, { setup, seed }, { events: false, checkpoints: false });
      playOut(match, game.seats.map(randomBot), seed);
      playing += performance.now() - started;
      finished++;
      decisions += match.decisions.length;
      verify(game, match);
      verified++;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const record = error instanceof MatchFailure ? error.record : (match?.record() ?? null);
      failures.push({ kind: kindOf(error), match: number, message, repeat, record });
    }
    options.onProgress?.(i + 1);
  }
  const count = (kind: SoakFailure['kind']) => failures.filter((failure) => failure.kind === kind).length;
  return {
    game: game.id,
    games: options.games,
    finished,
    stuck: count('stuck'),
    failed: count('failed') + count('differs'),
    verified,
    decisions,
    seconds: (performance.now() - begun) / 1000,
    gamesPerSecond: finished === 0 ? 0 : (finished * 1000) / playing,
    failures,
  };
}

class RecordDiffers extends Error {}

/** Plays the record again from its JSON text, with everything kept that was switched off, to the same state. */
function verify(game: Game, match: Match): void {
  const strange = notPlain(match.state);
  if (strange !== undefined) throw new Error(strange);
  const record = parseRecord(JSON.parse(JSON.stringify(match.record())));
  const again = Match.replay(game, record, { checkpointEvery: 50 });
  if (again.hash() !== match.hash()) throw new RecordDiffers('The record plays again to another state.');
}

function kindOf(error: unknown): SoakFailure['kind'] {
  if (error instanceof RecordDiffers) return 'differs';
  return error instanceof MatchFailure && error.cause instanceof EndlessMatch ? 'stuck' : 'failed';
}
