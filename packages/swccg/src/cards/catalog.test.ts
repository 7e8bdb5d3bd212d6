import { expect, test } from 'vitest';
import { allCards, definitionOf } from './catalog.ts';
import { LOCATIONS } from './facts/locations.ts';

test('gives all cards one form, and adds nothing to what is printed', () => {
  const forms = new Set(allCards().map(({ facts }) => Object.keys(facts).join()));
  expect(forms.size).toBe(1);
  for (const printed of LOCATIONS) expect(definitionOf(printed.id).facts).toEqual(printed);
});
