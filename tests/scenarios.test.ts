import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citedIds, conformance, runScenario, type ScenarioResult } from '@rangefinder/conformance';
import { GAMES } from '@rangefinder/games';
import { type Game, parseRuleBook, type RuleBook } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Rules that belong to later work: huge ships, organised play. */
const LATER = /^xw2\.(huge|op)-/;

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe.each(GAMES)('$id', ({ id, home, sources, load }) => {
  const results: ScenarioResult[] = [];
  const books = new Map<string, RuleBook>();

  const bookOf = async ({ id: known, ruleFiles }: Game) => {
    const files = () => ruleFiles.map((url) => ({ name: url.pathname, text: readFileSync(url, 'utf8') }));
    const book = books.get(known) ?? parseRuleBook(files());
    books.set(known, book);
    return book;
  };

  it.each(filesBelow(join(ROOT, home), '.yaml'))('%s', async (file) => {
    const gameOf = async (wanted: string) => GAMES.find((game) => game.id === wanted)?.load();
    const result = await runScenario(file, read(file), gameOf, undefined, bookOf);
    results.push(result);
    expect(result.failure).toBeUndefined();
  });

  it('shows every type of event, and tells of no other', async () => {
    const { events } = await load();
    expect(new Set(results.flatMap(({ happened }) => happened))).toEqual(new Set(Object.keys(events)));
  });

  /** The rules of the game, and what its sources and the scenarios above say about them. */
  const reportOn = async () => {
    const book = await bookOf(await load());
    const citing = sources
      .flatMap((folder) => filesBelow(join(ROOT, folder), '.ts'))
      .filter((file) => !file.endsWith('.test.ts'));
    const texts = citing.map((file) => ({ file, text: read(file) }));
    return { book, ...conformance(id, book, texts, results) };
  };

  it('cites every core and build rule that it proves, and none that does not exist', async () => {
    const { uncited, unknown } = await reportOn();
    expect(unknown).toEqual([]);
    expect(uncited).toEqual([]);
  });

  it('docs/conformance.md lists what is not proven, and nothing else', async () => {
    const { book, left } = await reportOn();
    const due = left.filter(
      (rule) => ['core', 'build'].includes(book.rules.get(rule)?.kind ?? '') && !LATER.test(rule),
    );
    const prefixes = [...new Set([...book.rules.keys()].map((rule) => rule.split('.')[0] ?? ''))];
    expect(new Set(citedIds(read('docs/conformance.md'), prefixes))).toEqual(new Set(due));
  });
});
