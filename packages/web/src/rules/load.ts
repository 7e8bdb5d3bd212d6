import { type Book, loadRuleBook } from '@rangefinder/table';
import { loadGame } from '../games.ts';

/** The rules of a game by its id. */
export async function loadBook(game: string): Promise<Book> {
  return loadRuleBook(await loadGame(game));
}

/** Where a rule stands in the app. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}/${rule}`;
}
