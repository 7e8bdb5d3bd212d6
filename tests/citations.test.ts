import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citedIds } from '@rangefinder/conformance';
import { GAMES } from '@rangefinder/games';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** More rules than one function or type enforces; a comment that lists more is no line one finds them at. */
const MOST = 30;

/** What an edition says of the sources it shares with another, which name no rule themselves. */
const SHARED = /by the file of `(packages\/\w+\/src)`/;

/** Where a comment of an edition says that rules are enforced: `base.ts: xw2.range.1`. */
const FILES = /\b[a-z]+\.ts\b/g;

describe.each(GAMES)('$id', ({ sources, load }) => {
  let found: Promise<readonly Citing[]> | undefined;
  const citations = () => {
    found ??= load().then(({ rulePrefix }) => citationsIn(sources, rulePrefix));
    return found;
  };

  it('cites rules where they are enforced, not in lists', async () => {
    const lists = (await citations()).filter(({ ids, text }) => ids.length > MOST && !SHARED.test(text));
    expect(lists.map(({ file, ids }) => `${file} lists ${ids.length} rules`)).toEqual([]);
  });

  it('cites no rule above the imports of a file', async () => {
    expect((await citations()).filter(({ above }) => above).map(({ file }) => file)).toEqual([]);
  });

  it('sends nobody to a shared file that is not there', async () => {
    const gone = (await citations()).flatMap(({ text }) => {
      const home = SHARED.exec(text)?.[1];
      return home ? (text.match(FILES) ?? []).filter((file) => !existsSync(join(ROOT, home, file))) : [];
    });
    expect(gone).toEqual([]);
  });
});

/** A comment that cites rules. */
interface Citing {
  readonly file: string;
  readonly text: string;
  readonly above: boolean;
  readonly ids: readonly string[];
}

function citationsIn(folders: readonly string[], prefix: string): Citing[] {
  return folders
    .flatMap((folder) => sourcesIn(join(ROOT, folder)))
    .flatMap((file) => commentsOf(readFileSync(file, 'utf8')).map((comment) => ({ file, ...comment })))
    .map((comment) => ({
      ...comment,
      ids: comment.text.includes(`${prefix}.`) ? citedIds(comment.text, [prefix]) : [],
    }))
    .filter(({ ids }) => ids.length > 0);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

/** Comments, single lines that follow each other as one, and whether they stand above the first import. */
function commentsOf(source: string): { readonly text: string; readonly above: boolean }[] {
  const first = source.search(/^import /m);
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm)].map(({ 0: text, index }) => ({
    text,
    above: index < first,
  }));
}
