import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@rangefinder/games';
import { describe, expect, it } from 'vitest';

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

/** All that a room runs or ships: its tests and benches may name games. */
function filesOf(room: string): string[] {
  return readdirSync(join(ROOT, 'packages', room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|js|css|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .filter((file) => !/node_modules|\/dist\/|\/bench\/|\/test\/|\.test\.tsx?$/.test(file));
}

/** The lines of a file that say it, with where they are. */
function saying(file: string, what: RegExp): string[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, i) => (what.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []));
}

describe.each(SHARED)('packages/%s', (room) => {
  it('names no game: what differs stands in the game or in its entry of the registry', () => {
    // Between two blanks it is a word of a sentence: `nim` may be a game, and is Polish for "it".
    const ids = new RegExp(`(?!(?<= )\\w+ )\\b(${GAMES.map(({ id }) => id).join('|')})\\b`);
    expect(filesOf(room).length).toBeGreaterThan(1);
    expect(filesOf(room).flatMap((file) => saying(file, ids))).toEqual([]);
  });

  it('cites no rule of a game, for the games differ in them', async () => {
    const prefixes = await Promise.all(GAMES.map(async ({ load }) => (await load()).rulePrefix));
    // The first edition has the same tables and templates, and numbers of its own.
    const rules = new RegExp(`\\b(xw1|${prefixes.join('|')})\\.[a-z]`);
    expect(filesOf(room).flatMap((file) => saying(file, rules))).toEqual([]);
  });
});
