import { type Game, parseRuleBook, type RuleBook } from '@rangefinder/kernel';

const books = new Map<string, Promise<RuleBook>>();

/** The rules of a game, fetched once. A failed fetch is forgotten, so that asking again tries again. */
export function loadRuleBook(game: Pick<Game, 'id' | 'ruleFiles'>): Promise<RuleBook> {
  const known = books.get(game.id);
  if (known) return known;
  const book = Promise.all(game.ruleFiles.map(fetchFile)).then(parseRuleBook);
  books.set(game.id, book);
  book.catch(() => books.delete(game.id));
  return book;
}

async function fetchFile(url: URL): Promise<{ name: string; text: string }> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The rules could not be fetched: ${url.pathname} answered ${answer.status}.`);
  return { name: url.pathname.split('/').at(-1) ?? '', text: await answer.text() };
}
