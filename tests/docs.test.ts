import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
