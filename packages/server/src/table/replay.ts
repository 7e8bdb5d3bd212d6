import { BadInput, type Game, IllegalDecision, Match, type MatchOptions, type MatchRecord } from '@rangefinder/kernel';

/** Checkpoints make forks cheap, and nobody forks here: an undo plays the match again. */
const OPTIONS: MatchOptions = { checkpoints: false };

/** A match is played again for so many milliseconds at a time: others play meanwhile. */
const SLICE = 5;

/** Does a piece of work when its turn comes. */
export type InTurn = <T>(work: () => T) => Promise<T>;

/** Plays a record again, a slice at a time. Throws `BadInput` naming the decision if it does not fit the rules. */
export async function replay(game: Game, record: MatchRecord, inTurn: InTurn, slice = SLICE): Promise<Match> {
  const match = await inTurn(() =>
    Match.start(game, { setup: game.parseSetup(record.setup), seed: record.seed }, OPTIONS),
  );
  reseed(match, record);
  while (match.decisions.length < record.decisions.length) await inTurn(() => playOn(match, record, slice));
  return match;
}

function playOn(match: Match, record: MatchRecord, slice: number): void {
  const end = performance.now() + slice;
  do {
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
  } while (performance.now() < end);
}

/** Other dice from here on, if the match was taken back to here. */
function reseed(match: Match, { reseeds = [] }: MatchRecord): void {
  for (const { at, seed } of reseeds) if (at === match.decisions.length) match.reseed(seed);
}
