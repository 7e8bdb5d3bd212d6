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
    battle: {
      objectives: ['breakthrough', 'intercept-the-transmissions', 'key-positions', 'recover-the-supplies'],
      deployments: ['battle-lines', 'disarray', 'major-offensive', 'the-long-march'],
      conditions: ['clear-conditions', 'limited-visibility', 'minefield', 'rapid-reinforcements'],
    },
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
    battle: {
      objectives: ['bombing-run', 'hostage-exchange', 'recover-the-supplies', 'sabotage-the-moisture-vaporators'],
      deployments: ['advanced-positions', 'danger-close', 'hemmed-in', 'roll-out'],
      conditions: ['clear-conditions', 'fortified-positions', 'hostile-environment', 'war-weary'],
    },
  },
];
