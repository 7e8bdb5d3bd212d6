import type { UpgradeFacts } from '../../../card.ts';

export const PREDATOR: UpgradeFacts = {
  id: 'predator',
  name: 'Predator',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
