import type { Army } from './army.ts';

const HAND = ['ambush', 'push', 'assault', 'standing-orders'];

/** Armies to play at once. */
export const READY_ARMIES: readonly Army[] = [
  {
    name: 'Vader’s first company',
    faction: 'empire',
    units: [
      { unit: 'darth-vader-dark-lord-of-the-sith', upgrades: [] },
      { unit: 'stormtroopers', upgrades: [] },
      { unit: 'stormtroopers', upgrades: [] },
      { unit: '74-z-speeder-bikes', upgrades: [] },
    ],
    commands: HAND,
    contingencies: [],
    battle: { objectives: [], deployments: [], conditions: [] },
  },
  {
    name: 'Luke’s first company',
    faction: 'rebels',
    units: [
      { unit: 'luke-skywalker-hero-of-the-rebellion', upgrades: [] },
      { unit: 'rebel-troopers', upgrades: [] },
      { unit: 'rebel-troopers', upgrades: [] },
      { unit: 'at-rt-rebels', upgrades: [] },
    ],
    commands: HAND,
    contingencies: [],
    battle: { objectives: [], deployments: [], conditions: [] },
  },
];
