import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as first from '../packages/xwing1/src/cards/catalog.ts';
import { allPilots, allUpgrades, POINTS_DATE, unwritten } from '../packages/xwing2/src/cards/catalog.ts';
import { CONDITIONS } from '../packages/xwing2/src/cards/conditions.ts';

const guide = readFileSync(new URL('../docs/squads.md', import.meta.url), 'utf8');

it('The guide to squads names the date of the points', () => {
  expect(guide).toContain(POINTS_DATE);
});

it('The guide to squads lists the cards that cannot be played, and no others', () => {
  const rows = guide.match(/^\| `[a-z0-9]+`.*\| for .*$/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id));
  const missing = [...allPilots(), ...allUpgrades()].filter((card) => unwritten(card) !== undefined);
  const conditions = CONDITIONS.filter(({ abilities }) => abilities === 'unwritten');
  expect(listed.toSorted()).toEqual([...missing, ...conditions].map(({ id }) => id).toSorted());
});

it('The guide to squads lists the cards of the first edition that cannot be played, huge ones aside', () => {
  const [, listed = ''] = /^Not playable yet:([\s\S]*?)\n\n/m.exec(guide) ?? [];
  const named = [...listed.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id);
  const upgrades = first.allUpgrades().filter(({ huge }) => !huge);
  const missing = [...first.allPilots(), ...upgrades].filter((card) => first.unwritten(card) !== undefined);
  expect(named.toSorted()).toEqual(missing.map(({ id }) => id).toSorted());
});
