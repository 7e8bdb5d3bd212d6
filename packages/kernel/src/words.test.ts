import { describe, expect, it } from 'vitest';
import { counted, words } from './words.ts';

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

it('keeps French punctuation on the line of its word', () => {
  const { en, fr } = words('Why ?', 'Pourquoi ? « Ainsi » : voilà ; enfin !', 'Dlaczego?');
  expect(fr).toBe('Pourquoi\u00a0? «\u00a0Ainsi\u00a0»\u00a0: voilà\u00a0; enfin\u00a0!');
  expect(en).toBe('Why ?');
});
