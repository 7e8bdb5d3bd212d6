import type { UpgradeFacts } from '../../../card.ts';

export const SALVAGED_ASTROMECH: UpgradeFacts = {
  id: 'salvagedastromech',
  name: 'Salvaged Astromech',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
