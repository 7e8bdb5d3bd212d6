import { describe, expect, it } from 'vitest';
import { allCards, definitionOf } from '../../src/cards/catalog.ts';
import { KIND_WORDS } from '../words.ts';
import { deployCost, keyStats, printedIcons, typeLine, written } from './face.ts';

const facts = (id: string) => definitionOf(id).facts;

describe('the face of a card', () => {
  it('shows the values that decide a battle', () => {
    expect(keyStats(facts('darth-vader'), null).map(({ stat }) => stat)).toEqual(['power', 'ability', 'forfeit']);
    expect(keyStats(facts('sense-dark'), null)).toEqual([]);
    expect(deployCost(facts('stormtrooper'))).toBe(1);
    expect(deployCost(facts('kessel'))).toBeNull();
  });

  it('writes halves as halves', () => {
    expect([0, 0.5, 1, 2.5].map(written)).toEqual(['0', '½', '1', '2½']);
  });

  it('counts printed icons', () => {
    expect(printedIcons(facts('darth-vader')).map(({ icon }) => icon)).toEqual(['pilot', 'warrior']);
  });

  it('knows the kind of every card in every language', () => {
    for (const card of allCards()) {
      for (const language of ['en', 'fr', 'pl'] as const) expect(typeLine(card.facts, language)).not.toBe('');
      const kind = 'class' in card.facts ? card.facts.class : undefined;
      if (kind !== undefined) expect(KIND_WORDS).toHaveProperty(kind);
    }
  });
});
