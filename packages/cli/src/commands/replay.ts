import { type Game, type Language, Match, type MatchRecord, parseRecord } from '@rangefinder/kernel';
import { readText } from '../files.ts';
import { loadGame } from '../games.ts';
import { parseJson } from '../json.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';

/** Plays a record again: tells it, or only checks that it comes out the same. */
export async function replay(
  file: string,
  flags: { verify?: boolean; json?: boolean; language: Language },
): Promise<ExitCode> {
  const record = parseRecord(parseJson(await readText(file), file));
  const game = await loadGame(record.game);
  const match = Match.replay(game, record, { hashes: true });
  const difference = firstDifference(record, match.record(), game);
  if (flags.json) {
    printJson({
      game: game.id,
      decisions: record.decisions.length,
      hash: match.hash(),
      outcome: match.outcome,
      verified: difference === undefined,
      difference: difference ?? null,
    });
  } else if (flags.verify) {
    print(difference ?? `Verified: ${record.decisions.length} decisions lead to ${match.hash()}.`);
  } else {
    for (const { event } of match.log) print(game.texts.event(event, flags.language));
    if (difference !== undefined) print(difference);
  }
  return difference === undefined ? EXIT.fine : EXIT.found;
}

/** Where a record and its replay part ways, in words. */
function firstDifference(record: MatchRecord, again: MatchRecord, game: Game): string | undefined {
  const version =
    record.rulesVersion === game.rulesVersion
      ? ''
      : ` It was made with rules ${record.rulesVersion}, these are ${game.rulesVersion}.`;
  const at = record.hashes?.findIndex((hash, i) => hash !== again.hashes?.[i]) ?? -1;
  if (at >= 0) return `After decision ${at + 1} of ${record.decisions.length} the state is another one.${version}`;
  if (record.hash !== undefined && record.hash !== again.hash) return `The last state is another one.${version}`;
  return undefined;
}
