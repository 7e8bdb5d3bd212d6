import { expect, it } from 'vitest';
import { removables, saidOn } from './removable.ts';

const shared = ['aims', 'flies'];
const wedge = { id: 'wedge', lists: [shared, ['alone']] };
const flown = { id: 'wedge-awing', lists: [shared] };
const chewie = { id: 'chewie', lists: [], repairs: () => 'repaired', brave: true as const };
const effects = [{ name: 'repairs', on: chewie, instead: () => 'not' }, ...saidOn(chewie, ['brave'])];

it('takes out one ability at a time and puts it back in its place', () => {
  const all = removables([wedge]);
  expect(all.map(({ id }) => id)).toEqual(['wedge#1', 'wedge#2', 'wedge#3']);
  const putBack = all[0]?.remove();
  expect(shared).toEqual(['flies']);
  putBack?.();
  expect(shared).toEqual(['aims', 'flies']);
});

it('counts what several cards share once, and knows all of them by name', () => {
  const all = removables([wedge, flown]);
  expect(all.map(({ id, named }) => [id, ...named])).toEqual([
    ['wedge#1', 'wedge', 'wedge-awing'],
    ['wedge#2', 'wedge', 'wedge-awing'],
    ['wedge#3', 'wedge'],
  ]);
});

it('takes out what a card does by a method or by a word', () => {
  const [repairs, brave] = removables([{ ...chewie, effects }]);
  const repairsAgain = repairs?.remove();
  const braveAgain = brave?.remove();
  expect([chewie.repairs(), chewie.brave]).toEqual(['not', undefined]);
  repairsAgain?.();
  braveAgain?.();
  expect([chewie.repairs(), chewie.brave]).toEqual(['repaired', true]);
});
