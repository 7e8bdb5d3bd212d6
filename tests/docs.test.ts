import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TROUBLES } from '../packages/server/src/metrics.ts';

const DOCS = new URL('../docs/', import.meta.url);
const PACKAGES = new URL('../packages/', import.meta.url);

/** Lines of prose too long to read in an editor beside the code; code and tables may be as long as they need. */
function longLines(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, '').split('\n');
  return prose.filter((line) => line.length >= 160 && !line.startsWith('|') && !line.startsWith('    '));
}

const pages = readdirSync(DOCS).filter((file) => file.endsWith('.md'));

it.each(pages)('docs/%s has lines of prose under 160 characters', (file) => {
  expect(longLines(readFileSync(new URL(file, DOCS), 'utf8'))).toEqual([]);
});

it('ARCHITECTURE.md names folders and files that are there', () => {
  const text = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');
  const rooms = [...text.matchAll(/^ {6}(\w+)\/ .*?src\/\{([\w,]+)\}\//gm)].flatMap(([, room, folders = '']) =>
    folders.split(',').map((folder) => `packages/${room}/src/${folder}`),
  );
  const files = [...text.matchAll(/`((?:[\w-]+\/)+[\w-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(rooms.length).toBeGreaterThan(10);
  const homes = [
    '',
    'packages/',
    ...readdirSync(PACKAGES).flatMap((room) => [`packages/${room}/`, `packages/${room}/src/`]),
  ];
  const isThere = (path: string) => homes.some((home) => existsSync(new URL(`../${home}${path}`, import.meta.url)));
  expect([...rooms, ...files].filter((path) => !isThere(path))).toEqual([]);
});

/** Every text below a folder, without its tests. */
function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
      return entry.name.endsWith('.test.ts') ? '' : readFileSync(new URL(entry.name, folder), 'utf8');
    })
    .join('\n');
}

/** What `–.3` after a rule stands for, written out. */
function writtenOut(text: string): string {
  return text.replace(/`([\w.]+)\.(\d)`–`\.(\d)`/g, (_, rule, from, to) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `\`${rule}.${Number(from) + i}\``).join(' '),
  );
}

it('docs/protocol.md names every rule by which a server refuses, and no other', () => {
  const said = ['server', 'host'].map((room) => sources(new URL(`${room}/src/`, PACKAGES))).join('\n');
  const rules = (text: string, quote: string) =>
    [...text.matchAll(new RegExp(`${quote}((?:table|http|account)\\.[a-z]+\\.\\d+)${quote}`, 'g'))].map(
      ([, rule = '']) => rule,
    );
  const named = new Set(rules(writtenOut(readFileSync(new URL('protocol.md', DOCS), 'utf8')), '`'));
  expect([...named].sort()).toEqual(
    [...new Set(rules(said, "'"))].filter((rule) => !ONLY_LOGGED.includes(rule)).sort(),
  );
});

/** The log tells of a forged cookie, and its owner is somebody unknown; an outcome is no refusal. */
const ONLY_LOGGED = ['http.cookie.1', 'table.concede.1'];

it('docs/operations.md names every kind of trouble that is counted', () => {
  const text = readFileSync(new URL('operations.md', DOCS), 'utf8');
  expect(TROUBLES.filter((kind) => !text.includes(`\`${kind}\``))).toEqual([]);
});

it('docs/operations.md names every setting', () => {
  const text = readFileSync(new URL('operations.md', DOCS), 'utf8');
  const set = [...readFileSync(new URL('server/src/settings.ts', PACKAGES), 'utf8').matchAll(/^ {2}([A-Z_]+): .*$/gm)];
  expect(set.length).toBeGreaterThan(15);
  expect(set.map(([, name = '']) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
