import type { UpgradeFacts } from '../../../card.ts';

export const UNHINGED_ASTROMECH: UpgradeFacts = {
  id: 'unhingedastromech',
  name: 'Unhinged Astromech',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
