import type { UpgradeFacts } from '../../../card.ts';

export const R4_E1: UpgradeFacts = {
  id: 'r4e1',
  name: 'R4-E1',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 1,
  abilities: 'unwritten',
};
