import { words } from '@rangefinder/kernel/words';
import { describe, expect, it } from 'vitest';
import { back, begin, costFilter, forth, holds, keywordFilter, passing, step } from './index.ts';

describe('the steps taken in a builder', () => {
  it('are gone back and forth, and forgotten once one goes another way', () => {
    const two = step(begin('one'), 'two');
    expect(back(two).now).toBe('one');
    expect(forth(back(two)).now).toBe('two');
    expect(back(back(two)).now).toBe('one');
    expect(forth(two)).toEqual(two);
    expect(step(back(two), 'three').future).toEqual([]);
  });

  it('are at most a hundred', () => {
    let history = begin(0);
    for (let i = 1; i <= 150; i++) history = step(history, i);
    expect(history.past).toHaveLength(100);
    expect(back(history).now).toBe(149);
  });
});

describe('what one looks for', () => {
  it('is found by all words, without accents', () => {
    expect(holds('t-65 luke', 'Luke Skywalker', 'T-65 X-wing', undefined)).toBe(true);
    expect(holds('padme', 'Padmé Amidala')).toBe(true);
    expect(holds('luke vader', 'Luke Skywalker')).toBe(false);
    expect(holds('  ', 'anything')).toBe(true);
  });

  it('is narrowed by what is chosen', () => {
    const cards = [
      { cost: 3, keywords: ['Swift'] },
      { cost: 9, keywords: ['Swift', 'Brave'] },
      { cost: null, keywords: [] },
    ];
    const filters = [costFilter(cards, ({ cost }) => cost), keywordFilter(cards, ({ keywords }) => keywords)];
    expect(filters.map(({ options }) => options.map(({ value }) => value))).toEqual([
      ['3', '9'],
      ['Brave', 'Swift'],
    ]);
    expect(filters[0]?.options[0]?.label).toEqual(words('up to 3', "jusqu'à 3", 'do 3'));
    const left = (chosen: Readonly<Record<string, string>>) =>
      cards.filter(passing(filters, chosen)).map(({ cost }) => cost);
    expect(left({ cost: '3' })).toEqual([3]);
    expect(left({ keyword: 'Brave' })).toEqual([9]);
    expect(left({ keyword: 'Cowardly', other: 'x' })).toEqual([3, 9, null]);
  });
});
