import { expect, it } from 'vitest';
import { type RefusalWords, refusalWords, refuseWith, sayRefusals } from './refusal.ts';
import { words } from './words.ts';

interface Refusals {
  costs: { readonly force: number; readonly there: number };
  'ship-there': undefined;
}

const refuse = refuseWith<Refusals>();
const WORDS: RefusalWords<Refusals> = {
  costs: ({ force, there }) =>
    words(
      `It costs ${force} Force (there are ${there}).`,
      `Il coûte ${force} Force (sur ${there}).`,
      `Koszt: ${force} (${there}).`,
    ),
  'ship-there': words('There is a ship.', 'Il y a un vaisseau.', 'Jest tam statek.'),
};
const texts = { refusal: sayRefusals<Refusals>(WORDS) };

it('is a rule, a code and what its sentence names, and each game has words for its own', () => {
  const dear = refuse('game.cost.1', 'costs', { force: 3, there: 10 });
  expect(dear).toEqual({ rule: 'game.cost.1', code: 'costs', about: { force: 3, there: 10 } });
  expect(refusalWords(texts, dear, 'fr')).toBe('Il coûte 3 Force (sur 10).');
  expect(refusalWords(texts, refuse('game.place.1', 'ship-there'), 'pl')).toBe('Jest tam statek.');
});

it('is said by the kernel where the kernel refuses, and as its code where it comes from another version', () => {
  const late = { code: 'over' };
  expect(refusalWords(texts, late, 'fr')).toMatch(/terminée/);
  expect(refusalWords(texts, { code: 'toString' }, 'fr')).toBe('toString');
});

it('does not compile without what its code names, or with a code that is not there', () => {
  // @ts-expect-error: what it costs is not said
  refuse('game.cost.1', 'costs');
  // @ts-expect-error: no such code
  refuse('game.cost.1', 'cost');
});
