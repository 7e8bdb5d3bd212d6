import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@rangefinder/games';
import { describe, expect, it } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));

/** The rooms of the registered games. */
const HOMES = [...new Set(GAMES.map(({ home }) => home.replace('packages/', '')))];

/** Which rooms a room may enter. Everything not named here is a wall. A game stands on the kernel unless it is named. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(HOMES.map((home) => [home, ['kernel']])),
  kernel: [],
  geometry: [],
  xwing: ['kernel', 'geometry'],
  xwing1: ['kernel', 'geometry', 'xwing'],
  xwing2: ['kernel', 'geometry', 'xwing'],
  legion: ['kernel', 'geometry'],
  games: HOMES,
  bots: ['kernel'],
  conformance: ['kernel'],
  protocol: ['kernel'],
  host: ['kernel', 'protocol'],
  table: ['kernel', 'protocol'],
  board: ['kernel', 'geometry', 'table'],
  server: ['kernel', 'games', 'bots', 'protocol', 'host'],
  web: ['kernel', 'games', 'bots', 'conformance', 'protocol', 'host', 'table', 'board'],
  mutants: ['kernel', 'games', 'conformance'],
  cli: ['kernel', 'games', 'bots', 'conformance', 'mutants'],
};

/** A game's `ui/` may enter the rooms of tables and boards as well. Nobody names it: `web` looks for it in the game's home. */
const UI_DOORS = ['table', 'board'];

/** What rooms may name outside of themselves: tools read the repository, and the app looks for the tables of the games. */
const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  cli: ['../../..'],
  mutants: ['../../..'],
  web: ['../../*/ui/index.ts'],
};

/** Rooms that run on Node; all others must run in a browser: no Node built-ins outside their tests. */
const NODE = ['server', 'mutants', 'cli', 'web'];

interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly development: boolean;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(ts|tsx|mjs|css)$/.test(entry.name) ? [path] : [];
  });
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)(?:import|@import)\s+['"]([^'"]+)['"]/g;

/** Any text that names a file or a room, whatever is done with it: a URL, a glob, an import in a comment's shadow. */
const PATH = /(['"`])((?:\.\.?\/|@rangefinder\/)[^'"`\n]*)\1/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const development = /\.test\.tsx?$|\/bench\/|\/test\/|\/web\/build\/|\/vite\.config\.ts$/.test(file);
  const imported = [...text.matchAll(IMPORT)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  // Tests read files of other rooms.
  const named = development ? [] : [...text.matchAll(PATH)].map(([, , path = '']) => path);
  return [...new Set([...imported, ...named])].map((specifier) => ({ from: file, specifier, development }));
}

function isIn(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..');
}

const rooms = readdirSync(PACKAGES);

it('has no way back through any door', () => {
  const behind = (room: string): readonly string[] => {
    const doors = DOORS[room] ?? [];
    return [...doors, ...doors.flatMap(behind)];
  };
  expect(Object.keys(DOORS).filter((room) => behind(room).includes(room))).toEqual([]);
});

describe.each(rooms)('packages/%s', (room) => {
  const home = join(PACKAGES, room);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const imports = sourceFiles(home).flatMap(importsOf);
  const say = ({ from, specifier }: Import) => `${relative(home, from)} imports ${specifier}`;

  it('has its doors named', () => {
    expect(DOORS).toHaveProperty(room);
    expect(imports.length + sourceFiles(home).length).toBeGreaterThan(0);
  });

  it('enters only the rooms it may, by their front doors', () => {
    const allowed = DOORS[room] ?? [];
    const through = imports.filter(({ from, specifier }) => {
      const other = /^@rangefinder\/([^/]+)/.exec(specifier)?.[1];
      if (other === undefined || allowed.includes(other)) return false;
      // A room that enters itself by its front door would close a circle that nobody sees.
      const inUi = relative(home, from).startsWith('ui');
      return !(inUi && UI_DOORS.includes(other));
    });
    expect(through.map(say)).toEqual([]);
  });

  it('does not climb out through a window', () => {
    const climbing = imports.filter(({ from, specifier }) => {
      if (!specifier.startsWith('.') || WINDOWS[room]?.includes(specifier)) return false;
      return relative(home, resolve(dirname(from), specifier)).startsWith('..');
    });
    expect(climbing.map(say)).toEqual([]);
  });

  it('declares every package it uses', () => {
    const declared = (development: boolean) => [
      ...Object.keys(manifest.dependencies ?? {}),
      ...(development ? [...Object.keys(manifest.devDependencies ?? {}), 'vitest', 'fast-check'] : []),
    ];
    const undeclared = imports.filter(({ specifier, development }) => {
      if (specifier.startsWith('.') || specifier.startsWith('node:') || builtinModules.includes(specifier))
        return false;
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
      return name !== manifest.name && !declared(development).includes(name);
    });
    expect(undeclared.map(say)).toEqual([]);
  });

  it('has rules that know no cards, not even their types: an edition hands them in', () => {
    const cards = join(home, 'src/cards');
    const knowing = imports.filter(
      ({ from, specifier, development }) =>
        !development && isIn(join(home, 'src/rules'), from) && isIn(cards, resolve(dirname(from), specifier)),
    );
    expect(knowing.map(say)).toEqual([]);
  });

  if (room !== 'mutants') {
    it('says of everything it imports what it is', () => {
      const files = sourceFiles(home).filter((file) => !/\/test\/|\.test\.tsx?$/.test(file));
      const computed = files.filter((file) => /\bimport\(\s*(?!['"])/.test(readFileSync(file, 'utf8')));
      expect(computed.map((file) => relative(home, file))).toEqual([]);
    });
  }

  if (!NODE.includes(room)) {
    it('runs in a browser: no Node built-ins outside tests', () => {
      const builtin = imports.filter(({ specifier, development }) => !development && specifier.startsWith('node:'));
      expect(builtin.map(say)).toEqual([]);
    });
  }

  if (DOORS[room]?.length === 0) {
    it('stands on nothing', () => {
      expect(manifest.dependencies ?? {}).toEqual({});
    });
  }
});
