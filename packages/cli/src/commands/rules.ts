import { searchRules } from '@rangefinder/kernel';
import { readRuleBook } from '../files.ts';
import { loadGame } from '../games.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';

/** Finds rules by words. */
export async function rules(id: string, words: readonly string[], flags: { json?: boolean }): Promise<ExitCode> {
  const game = await loadGame(id);
  const found = searchRules(await readRuleBook(game), words.join(' '));
  if (flags.json) printJson(found);
  else if (found.length === 0) print(`No rule of ${game.name} has all of these words: ${words.join(' ')}.`);
  else for (const rule of found) print(`${rule.id} [${rule.kind}] ${rule.text}`);
  return found.length > 0 ? EXIT.fine : EXIT.found;
}
