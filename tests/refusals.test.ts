import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REFUSED } from '../packages/table/src/refusalwords.ts';

const PACKAGES = new URL('../packages/', import.meta.url);

const RULE = /'(?:account|http|kernel|table)\.[a-z]+\.\d+'/g;

/** What nobody meets who plays in a browser: only another program can do it, or whoever sets a server up. */
const OF_PROGRAMS = [
  ...['http.address.1', 'http.cookie.1', 'http.origin.1', 'http.request.1'],
  ...['table.create.1', 'table.create.2', 'table.create.4', 'table.game.1', 'table.list.2', 'table.setup.1'],
  ...['table.hello.1', 'table.hello.2', 'table.message.1', 'table.message.2', 'table.seat.2'],
];

/** No refusals: how a match ended. */
const ENDINGS = ['table.concede.1'];

/** The rules that those name who host a match: nobody else can say what they refuse, for no game has a code for it. */
const named = ['host', 'server', 'web'].flatMap((home) => {
  const root = new URL(`${home}/src/`, PACKAGES);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(new URL(file, root), 'utf8').match(RULE) ?? [])
    .map((rule) => rule.slice(1, -1));
});

it('says in every language what is refused around a game', () => {
  expect(named.length).toBeGreaterThan(REFUSED.size);
  const silent = new Set(named.filter((rule) => !REFUSED.has(rule) && !OF_PROGRAMS.includes(rule)));
  for (const rule of ENDINGS) silent.delete(rule);
  expect([...silent]).toEqual([]);
});

it('has no words for what nobody refuses', () => {
  expect([...REFUSED.keys(), ...OF_PROGRAMS, ...ENDINGS].filter((rule) => !named.includes(rule))).toEqual([]);
});
