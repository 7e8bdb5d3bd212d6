import { BadInput, type Game, IllegalDecision, Match, type MatchOptions, type MatchRecord } from '@rangefinder/kernel';

/** How a match is played again. */
export interface ReplayOptions {
  /** Keeps what makes an undo quick. Where many matches are in memory it costs too much. Default: no. */
  readonly checkpoints?: boolean;
  /** For so many milliseconds at a time: others play meanwhile. Default: 5. */
  readonly slice?: number;
}

/** Does a piece of work when its turn comes. */
export type InTurn = <T>(work: () => T) => Promise<T>;

/** For a machine that plays one match: its turn is always now. */
export const atOnce: InTurn = async (work) => work();

/** As much of a record as has to be played. */
type Played = Pick<MatchRecord, 'decisions' | 'reseeds'>;

/** Plays a record again, a slice at a time. Throws `BadInput` naming the decision if it does not fit the rules. */
export async function replay(
  game: Game,
  record: MatchRecord,
  inTurn: InTurn,
  { checkpoints = false, slice = 5 }: ReplayOptions = {},
): Promise<Match> {
  const match = await inTurn(() => begin(game, record, { checkpoints }));
  const { length } = record.decisions;
  while (match.decisions.length < length) await inTurn(() => playOn(match, record, length, slice));
  return match;
}

function begin(game: Game, record: MatchRecord, options: MatchOptions): Match {
  const { setup, seed, script } = record;
  const start = { setup: game.parseSetup(setup), seed };
  const match = Match.start(game, script ? { ...start, script } : start, options);
  reseed(match, record);
  return match;
}

/** Plays on along a record until `count` decisions are made, or for so many milliseconds. */
export function playOn(match: Match, record: Played, count: number, milliseconds = Number.POSITIVE_INFINITY): void {
  const end = performance.now() + milliseconds;
  while (match.decisions.length < count) {
    const index = match.decisions.length;
    const decision = record.decisions[index];
    if (!decision) return;
    try {
      match.submit(...decision);
    } catch (error) {
      if (!(error instanceof IllegalDecision)) throw error;
      throw new BadInput(`decisions[${index}]`, `${error.message} (${error.rule})`);
    }
    reseed(match, record);
    if (performance.now() >= end) return;
  }
}

/** Other dice from here on, if the match was taken back to here. */
function reseed(match: Match, { reseeds = [] }: Played): void {
  for (const { at, seed } of reseeds) if (at === match.decisions.length) match.reseed(seed);
}

/** The record as it was after so many decisions. It claims no state: the one it claimed came later. */
export function upTo(record: MatchRecord, count: number): MatchRecord {
  const { hash: _hash, hashes: _hashes, ...rest } = record;
  const kept = Math.max(0, count);
  return {
    ...rest,
    decisions: record.decisions.slice(0, kept),
    reseeds: (record.reseeds ?? []).filter(({ at }) => at <= kept),
  };
}
