import { describe, expect, it } from 'vitest';
import { refusalWords, translator } from './sentences.ts';
import { counted } from './words.ts';

const say = translator([
  { en: 'It costs {} Force (there are {}).', fr: 'Il coûte {} Force (sur {}).', pl: 'Koszt: {} (jest {}).' },
  { en: 'There is a ship.', fr: 'Il y a un vaisseau.', pl: 'Jest tam statek.' },
]);

it('fills in what changes, and knows only whole sentences', () => {
  expect(say('It costs 3 Force (there are 10).', 'fr')).toBe('Il coûte 3 Force (sur 10).');
  expect(say('It costs 3 Force (there are 10).', 'en')).toBe('It costs 3 Force (there are 10).');
  expect(say('There is a ship.', 'pl')).toBe('Jest tam statek.');
  expect(say('There is a shipX', 'pl')).toBeUndefined();
  expect(say('Why? There is a ship.', 'pl')).toBeUndefined();
});

it('says what the game says, or the kernel, or nothing new', () => {
  expect(refusalWords({ refusal: say }, 'There is a ship.', 'fr')).toBe('Il y a un vaisseau.');
  expect(refusalWords({ refusal: say }, 'This placement breaks a rule.', 'fr')).toMatch(/enfreint/);
  expect(refusalWords({}, 'Only the offered places are legal here.', 'pl')).toMatch(/^Tutaj/);
  expect(refusalWords({}, 'Something else.', 'pl')).toBe('Something else.');
});

describe('a number of things', () => {
  const dice = (count: number) =>
    counted(count, { en: ['die', 'dice'], fr: ['dé', 'dés'], pl: ['kość', 'kości', 'kostek'] });

  it('is said as each language counts', () => {
    expect([0, 1, 2].map((count) => dice(count).en)).toEqual(['0 dice', '1 die', '2 dice']);
    expect([0, 1, 2].map((count) => dice(count).fr)).toEqual(['0 dé', '1 dé', '2 dés']);
    expect([0, 1, 2, 4, 5, 12, 22].map((count) => dice(count).pl)).toEqual([
      '0 kostek',
      '1 kość',
      '2 kości',
      '4 kości',
      '5 kostek',
      '12 kostek',
      '22 kości',
    ]);
  });
});
