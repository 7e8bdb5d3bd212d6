import { clonePlain, hashPlain } from '@rangefinder/kernel';
import { expect, test } from 'vitest';
import { allCards, definitionFor } from './catalog.ts';
import { LOCATIONS } from './facts/locations.ts';

const [one, other] = allCards().map(({ facts }) => facts.id);

test('gives all cards one form, and adds nothing to what is printed', () => {
  const forms = new Set(allCards().map(({ facts }) => Object.keys(facts).join()));
  expect(forms.size).toBe(1);
  for (const printed of LOCATIONS) expect(definitionFor({ card: printed.id }).facts).toEqual(printed);
});

test('what a card in the state remembers is out of sight, and never the wrong card', () => {
  const card = { card: one ?? '' };
  const before = hashPlain(card);
  expect(definitionFor(card).facts.id).toBe(one);
  expect(hashPlain(card)).toBe(before);
  expect(Reflect.ownKeys(clonePlain(card))).toEqual(['card']);
  expect(card).toEqual({ card: one });
  card.card = other ?? '';
  expect(definitionFor(card).facts.id).toBe(other);
});
