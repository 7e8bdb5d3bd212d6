import type { UpgradeFacts } from '../../../card.ts';

export const GENIUS: UpgradeFacts = {
  id: 'genius',
  name: '"Genius"',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 0,
  abilities: 'unwritten',
};
