import { Random } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { parseSetup, setup } from '../../src/setup.ts';
import { view } from '../../src/view.ts';
import { spotsOf } from './overview.ts';

const position = {
  turn: 'dark',
  phase: 'deploy',
  locations: ['tatooine-cantina-dark', 'tatooine-docking-bay-94-dark', 'tatooine-dark', 'kessel'],
  cards: [
    { card: 'stormtrooper', at: 'tatooine-cantina' },
    { card: 'rebel-trooper', at: 'tatooine-cantina' },
    { card: 'devastator', at: 'tatooine' },
    { card: 'darth-vader', aboard: 'devastator', slot: 'pilot' },
  ],
};
const seen = view(setup(parseSetup({ position }), new Random('overview')), 0);

it('every location is on it, in the order in which they lie, in the colour of whoever controls it', () => {
  const spots = spotsOf(seen, [], 0);
  expect(spots.map(({ id }) => id)).toEqual(['tatooine-cantina', 'tatooine-docking-bay-94', 'tatooine', 'kessel']);
  expect(spots.map(({ holding }) => holding)).toEqual(['contested', 'free', 'near', 'free']);
  expect(spotsOf(seen, [], 1).map(({ holding }) => holding)).toEqual(['contested', 'free', 'far', 'free']);
});

it('shows where the question is: at a location, or at a card there', () => {
  const live = (focus: readonly string[]) => spotsOf(seen, focus, 0).flatMap(({ id, live }) => (live ? [id] : []));
  expect(live([])).toEqual([]);
  expect(live(['kessel', 'rebel-trooper'])).toEqual(['tatooine-cantina', 'kessel']);
  expect(live(['darth-vader'])).toEqual(['tatooine']);
});
