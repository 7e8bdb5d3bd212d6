import { readText } from '../files.ts';
import { loadGame } from '../games.ts';
import { readList } from '../lists.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';

/** Reads a squad, an army or a deck from a file, and says what is in it and everything that is wrong with it. */
export async function squad(id: string, file: string, flags: { json?: boolean }): Promise<ExitCode> {
  const game = await loadGame(id);
  const { list, summary = [], notes } = await readList(game, await readText(file), file);
  const problems = game.validate(list);
  if (flags.json) printJson({ game: game.id, legal: problems.length === 0, problems, notes: [...summary, ...notes] });
  else {
    for (const note of [...summary, ...notes]) print(note);
    for (const { rule, message } of problems) print(`✗ ${message} (${rule})`);
    print(
      problems.length === 0
        ? 'Legal.'
        : `Not legal: ${problems.length} ${problems.length === 1 ? 'reason' : 'reasons'}.`,
    );
  }
  return problems.length === 0 ? EXIT.fine : EXIT.found;
}
