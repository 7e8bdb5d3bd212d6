import type { Game } from '@rangefinder/kernel';
import kernelRules from '@rangefinder/kernel/rules/kernel.md?url';
import { type Book, makeBook } from './makeBook.ts';

const books = new Map<string, Promise<Book>>();

/** The rules of a game and those of every table, fetched once. A failed fetch is forgotten: asking again tries again. */
export function loadRuleBook(game: Pick<Game, 'id' | 'ruleFiles'>): Promise<Book> {
  const known = books.get(game.id);
  if (known) return known;
  const everyTable = new URL(kernelRules, location.href);
  const isThere = game.ruleFiles.some((file) => fileName(file) === fileName(everyTable));
  const files = isThere ? game.ruleFiles : [...game.ruleFiles, everyTable];
  const book = Promise.all(files.map(fetchFile)).then(makeBook);
  books.set(game.id, book);
  book.catch(() => books.delete(game.id));
  return book;
}

async function fetchFile(url: URL): Promise<{ name: string; text: string }> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The rules could not be fetched: ${url.pathname} answered ${answer.status}.`);
  return { name: fileName(url), text: await answer.text() };
}

/** `glossary.md`, also when a build has put a fingerprint into the name. */
function fileName(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  return last.replace(/-[A-Za-z0-9_-]{8}\.md$/, '.md');
}
