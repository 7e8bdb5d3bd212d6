import { readFileSync } from 'node:fs';
import { makeBook } from '@rangefinder/table';
import { describe, expect, it } from 'vitest';
import { makeSearch } from './search.ts';

const NAMES = ['glossary', 'annexes', 'missions', 'squads', 'rulings'];
const book = makeBook(
  NAMES.map((name) => ({
    name: `${name}.md`,
    text: readFileSync(new URL(`../../../xwing2/rules/${name}.md`, import.meta.url), 'utf8'),
  })),
);

describe('the search', () => {
  const search = makeSearch(book);
  const first = (words: string) => search.find(words)[0]?.rule.id ?? '';

  it('finds by chapter, by words of the text, by id', () => {
    expect(first('barrel roll')).toMatch(/^xw2\.barrel-roll\./);
    expect(first('xw2.jam.6')).toBe('xw2.jam.6');
    expect(search.find('stressed red maneuver').map(({ rule }) => rule.id)).toContain('xw2.stress.2');
  });

  it('finds what holds for all obstacles by the name of one, and what holds most of the words after it', () => {
    const found = search.find('barrel roll asteroid').map(({ rule }) => rule.id);
    expect(found[0]).toBe('xw2.barrel-roll.10');
    expect(first('boost debris')).toBe('xw2.boost.8');
    // All of the words go before most of them.
    expect(found.indexOf('xw2.barrel-roll.9')).toBeGreaterThan(found.indexOf('xw2.faq-cards.79'));
  });

  it('forgives slips and unfinished words', () => {
    expect(first('reinforse')).toMatch(/^xw2\.reinforce\./);
    expect(first('bulseye')).toMatch(/bullseye/);
    expect(first('overl')).toMatch(/^xw2\.overlap\./);
  });

  it('finds nothing for nothing', () => {
    expect(search.find('')).toEqual([]);
    expect(search.find('qqqqqqqq')).toEqual([]);
  });
});
