import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOfMarkers, isOfTable, isOfUnits, isRemembered, unitAbout } from './remembered.ts';

const FOLDER = new URL('.', import.meta.url);
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'remembered.ts')
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

/** Of the attack that is being made: no position begins within one. */
const OF_ATTACKS = ['declared', 'lethal', 'makashi', 'pierced', 'surges'];

it('knows the names under which the sources remember something', () => {
  const direct = sources.flatMap((text) =>
    [...text.matchAll(/memory(?:\.([a-z]+)\b(?!\()|\['([^']+)'\])/g)].map(([, a, b]) => a ?? b),
  );
  const written = sources.flatMap((text) =>
    [...text.matchAll(/'((?:activation|round|unlimited):[a-z-]+)'/g)].map(([, name]) => name),
  );
  const names = [...new Set([...direct, ...written])].filter((name) => name !== undefined);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isRemembered(name) && !OF_ATTACKS.includes(name))).toEqual([]);
});

it('tells apart whose memory it is, and whom a name is about', () => {
  expect(isOfUnits('scouted')).toBe(true);
  expect(isOfUnits('unlimited:quiet')).toBe(false);
  expect(isOfUnits('game:keyword:scout-x')).toBe(true);
  expect(isOfTable('round:used:0:orbital-strike')).toBe(true);
  expect(isOfTable('scouted')).toBe(false);
  expect(isOfMarkers('pips')).toBe(true);
  expect(isOfMarkers('toString')).toBe(false);
  expect(unitAbout('round:distracted:r2')).toBe('r2');
  expect(unitAbout('scouted')).toBeNull();
});
