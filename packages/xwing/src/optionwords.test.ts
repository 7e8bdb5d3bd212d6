import { words } from '@rangefinder/kernel/words';
import { describe, expect, it } from 'vitest';
import { cardWords, type Names } from './optionwords.ts';

const same = (text: string) => words(text, text, text);
const names: Names = {
  card: (id) => same(`card ${id}`),
  thing: (id) => same(`ship ${id}`),
  isCard: (id) => id === 'r2d2',
};
const told = (about: Parameters<typeof cardWords>[0]) => cardWords(about, names).en;

describe('a card in an option', () => {
  it('is called by its name, with the piece it is a card of', () => {
    expect(told({ card: 'predator' })).toBe('card predator');
    expect(told({ card: 'predator', piece: 'luke' })).toBe('ship luke: card predator');
  });

  it('is an ability with its ship, once, and with its number where there are more', () => {
    expect(told({ card: 'predator', ship: 'luke', number: 1 })).toBe('ship luke: card predator');
    expect(told({ card: 'predator', ship: 'luke', number: 2 })).toBe('ship luke: card predator (2)');
    expect(told({ card: 'r2d2', ship: 'r2d2', number: 1 })).toBe('card r2d2');
  });
});
