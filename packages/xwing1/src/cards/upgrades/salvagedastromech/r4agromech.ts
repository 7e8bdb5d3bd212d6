import type { UpgradeFacts } from '../../../card.ts';

export const R4_AGROMECH: UpgradeFacts = {
  id: 'r4agromech',
  name: 'R4 Agromech',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
