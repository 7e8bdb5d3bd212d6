import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PACKAGES = new URL('../packages/', import.meta.url);

/** Where options are put in words, shown and chosen, of every game, and where keywords ask what was done: folders of a package. */
const FOLDERS = ['src/text', 'src/bot', 'src/odds', 'src/keywords', 'ui'];

/** Games whose cards are told by fields what was done, and with what. */
const TOLD = ['legion'];

/** An option says in `about` what it is about; its key is an answer, and nobody takes it apart. */
const TAKEN_APART =
  /\bkey\.(?:split|startsWith|endsWith|match|replace|slice)\(|\.(?:exec|test)\((?:\w+\.)?key\)|\.startsWith\(['`](?:card|upgrade|unit):/;

const files = readdirSync(PACKAGES).flatMap((home) =>
  [...FOLDERS, ...(TOLD.includes(home) ? ['src/cards'] : [])].flatMap((folder) => {
    const root = new URL(`${home}/${folder}/`, PACKAGES);
    return sourcesIn(root).map((file) => ({
      file: `${home}/${folder}/${file}`,
      text: readFileSync(new URL(file, root), 'utf8'),
    }));
  }),
);

it('finds texts, bots and pages', () => {
  expect(files.length).toBeGreaterThan(100);
});

it('lets texts, bots, pages, keywords and cards take no key of an option apart', () => {
  const taken = files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (TAKEN_APART.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(taken).toEqual([]);
});

it('lets rules ask only in words that their topics type', () => {
  const games = readdirSync(PACKAGES).filter((home) => sourcesIn(new URL(`${home}/src/`, PACKAGES)).includes('ask.ts'));
  const untyped = games.flatMap((home) => {
    const root = new URL(`${home}/src/`, PACKAGES);
    return sourcesIn(root)
      .filter((file) => ASKS_UNTYPED.test(readFileSync(new URL(file, root), 'utf8')))
      .map((file) => `${home}/src/${file}`);
  });
  expect(games).toContain('xwing2');
  expect(untyped.filter((file) => !file.startsWith('kernel/'))).toEqual([]);
});

const ASKS_UNTYPED = /import \{[^}]*\b(?:pick|pickOne|place)\b[^}]*\} from '@rangefinder\/kernel'/;

function sourcesIn(root: URL): string[] {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
  } catch {
    return [];
  }
}
