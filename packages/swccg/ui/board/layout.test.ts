import { Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { parseSetup, setup } from '../../src/setup.ts';
import { view } from '../../src/view.ts';
import { layoutOf, tucked } from './layout.ts';

const position = {
  turn: 'dark',
  phase: 'deploy',
  locations: ['tatooine-cantina-dark', 'tatooine-docking-bay-94-dark', 'tatooine-dark', 'kessel'],
  cards: [
    { card: 'stormtrooper', at: 'tatooine-cantina' },
    { card: 'stormtrooper', at: 'tatooine-cantina' },
    { card: 'stormtrooper', at: 'tatooine-cantina' },
    { card: 'stormtrooper', at: 'tatooine-cantina' },
    { card: 'rebel-trooper', at: 'tatooine-cantina' },
    { card: 'blaster-rifle-dark', on: 'stormtrooper' },
    { card: 'devastator', at: 'tatooine' },
    { card: 'darth-vader', aboard: 'devastator', slot: 'pilot' },
    { card: 'vaders-lightsaber', on: 'darth-vader' },
    { card: 'presence-of-the-force', at: 'kessel' },
  ],
};

const laid = layoutOf(view(setup(parseSetup({ position }), new Random('layout')), 0));
const columns = laid.groups.flatMap((group) => group.columns);
const cantina = columns.find(({ location }) => location.id === 'tatooine-cantina');
const system = columns.find(({ location }) => location.id === 'tatooine');

describe('the layout of the table', () => {
  it('groups locations by system, in the order in which they lie', () => {
    expect(laid.groups.map(({ id }) => id)).toEqual(['tatooine', 'kessel']);
    expect(laid.groups[0]?.columns.map(({ location }) => location.id)).toEqual([
      'tatooine-cantina',
      'tatooine-docking-bay-94',
      'tatooine',
    ]);
  });

  it('puts the cards of each seat on their side of the location', () => {
    expect(cantina?.stacks[0].map(({ card }) => card.card)).toEqual(Array(4).fill('stormtrooper'));
    expect(cantina?.stacks[1].map(({ card }) => card.id)).toEqual(['rebel-trooper']);
  });

  it('lays more than two cards beside each other instead of below', () => {
    expect(cantina?.across).toBe(2);
    expect(system?.across).toBe(1);
  });

  it('tucks weapons and those aboard under what carries them', () => {
    expect(cantina?.stacks[0][0]?.held.map(({ card }) => card.id)).toEqual(['blaster-rifle-dark']);
    const ship = system?.stacks[0][0];
    expect(ship && tucked(ship).map(({ id }) => id)).toEqual(['darth-vader', 'vaders-lightsaber']);
  });
});
