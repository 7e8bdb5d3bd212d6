import { GAMES } from '@rangefinder/games';
import kernelRules from '@rangefinder/kernel/rules/kernel.md?url';
import { type Book, makeBook, type RuleEntry } from './book.ts';

const books = new Map<string, Promise<Book>>();

/** The rules of a game and those of every table. Fetched once; tried again after a failure. */
export function loadBook(game: string): Promise<Book> {
  const known = books.get(game);
  if (known) return known;
  const book = fetchBook(game);
  books.set(game, book);
  book.catch(() => books.delete(game));
  return book;
}

async function fetchBook(id: string): Promise<Book> {
  const registered = GAMES.find((game) => game.id === id);
  if (!registered) throw new Error(`There is no game "${id}".`);
  const { ruleFiles } = await registered.load();
  const files = await Promise.all(
    [...ruleFiles, new URL(kernelRules, location.href)].map(async (url) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The rules could not be fetched (${answer.status}).`);
      return { name: fileName(url), text: await answer.text() };
    }),
  );
  return makeBook(files);
}

/** `glossary.md`, also when a build has put a fingerprint into the name. */
function fileName(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  return last.replace(/-[A-Za-z0-9_-]{8}\.md$/, '.md');
}

/** One rule with its rulings, notes and examples; null when the game has no such rule. */
export async function findRule(game: string, rule: string): Promise<RuleEntry | null> {
  return (await loadBook(game)).rules.get(rule) ?? null;
}

/** Where a rule stands in the app. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}/${rule}`;
}
