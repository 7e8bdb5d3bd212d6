import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@rangefinder/games';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Rooms that serve every game and so may know none. */
const SHARED = [
  'xwing',
  'board',
  'table',
  'web',
  'cli',
  'server',
  'host',
  'bots',
  'conformance',
  'protocol',
  'mutants',
] as const;

const IDS: ReadonlySet<string> = new Set(GAMES.map(({ id }) => id));

/** What people call the games; `packages/xwing` is the one room that is named after a game. */
const CALLED = new RegExp(`\\b(?:${[...GAMES.map(({ name }) => literal(name)), 'X-Wing', 'Legion'].join('|')})\\b`);

/** Parts of a table that the shared rooms draw, and that a game's style sheet may dress in its own way. */
const DRAWN_BY_ALL = [
  ...['is', 'has', 'board', 'dock', 'table', 'status', 'timeline', 'lb', 'ed', 'token', 'die'],
  ...['button', 'choice', 'choices', 'field', 'input', 'label', 'notice', 'select'],
];

/** The first letters of the classes that are the games' own. */
const LETTERS = new RegExp(`\\b(?:${[...lettersOfGames()].join('|')})-[a-z]`);

/** A rule's id without its first word, or with a first word that is filled in: `'attack.21'`, `${edition}.attack.${n}`. */
const PART_OF_ID = /['"`.}][a-z]+(?:-[a-z]+)*\.\d|\}\.[a-z]+(?:-[a-z]+)*\./;

const TEST = /\/bench\/|\/test\/|\.test\.tsx?$/;

/** The text files of a room, generated ones aside. */
function textsOf(room: string): string[] {
  return readdirSync(join(ROOT, 'packages', room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(png|jpe?g|webp|ico|woff2?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .filter((file) => !/node_modules|\/dist\//.test(file));
}

/** All that a room runs or ships: its tests and benches may name games. */
function filesOf(room: string): string[] {
  return textsOf(room).filter((file) => !TEST.test(file));
}

/** A text as a pattern that finds just this. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function lettersOfGames(): ReadonlySet<string> {
  const rooms = ['xwing', ...GAMES.map(({ home }) => home.replace('packages/', ''))];
  const sheets = rooms.flatMap((room) => textsOf(room).filter((file) => file.endsWith('.css')));
  const classes = sheets.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\.([a-z]+)-[a-z]/g)]);
  return new Set(classes.map(([, letters = '']) => letters).filter((letters) => !DRAWN_BY_ALL.includes(letters)));
}

/** The lines of a file of which it is true, with where they are; its path is one of them. */
function lines(file: string, isTrue: (line: string) => boolean): string[] {
  const text = [file, ...readFileSync(join(ROOT, file), 'utf8').split('\n')];
  return text.flatMap((line, i) => (isTrue(line) ? [`${file}:${i}: ${line.trim()}`] : []));
}

/** Whether a line has a game's id in it: by itself, in an id with hyphens, or as a part of a name, `isLegion` or `LEGION_UI`. */
function namesGame(line: string): boolean {
  const words = line.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*/g) ?? [];
  return words.some((word) => IDS.has(word.toLowerCase()));
}

it('finds a name wherever it hides', () => {
  for (const line of [
    "'legion'",
    'play xwing2 now',
    'isXwing2(id)',
    'swccgOnly',
    'GAME_LEGION',
    '.shell-swccg {',
    'xwing1.ts',
  ])
    expect(namesGame(line), line).toBe(true);
  for (const line of ['packages/xwing/src', 'legionnaires', 'collegion()']) expect(namesGame(line), line).toBe(false);
});

describe.each(SHARED)('packages/%s', (room) => {
  const files = filesOf(room);
  let rules: RegExp;

  beforeAll(async () => {
    const prefixes = await Promise.all(GAMES.map(async ({ load }) => (await load()).rulePrefix));
    rules = new RegExp(`\\b(${prefixes.join('|')})\\.[a-z]`);
  });

  it('names no game: what differs stands in the game or in its entry of the registry', () => {
    expect(files.length).toBeGreaterThan(1);
    expect(files.flatMap((file) => lines(file, namesGame))).toEqual([]);
    if (room !== 'xwing') expect(files.flatMap((file) => lines(file, (line) => CALLED.test(line)))).toEqual([]);
  });

  it('cites no rule of a game, for the games differ in them', () => {
    expect(files.flatMap((file) => lines(file, (line) => rules.test(line)))).toEqual([]);
  });

  if (room === 'xwing') {
    it('cites none in its tests either, and puts none together: an edition hands in the ids of its rules', () => {
      expect(textsOf(room).flatMap((file) => lines(file, (line) => rules.test(line)))).toEqual([]);
      const puts = (line: string) => PART_OF_ID.test(line);
      expect(files.flatMap((file) => lines(file, puts))).toEqual([]);
    });
  } else {
    it('knows no class of a game: what a game draws it dresses itself', () => {
      expect(files.flatMap((file) => lines(file, (line) => LETTERS.test(line)))).toEqual([]);
    });
  }
});
