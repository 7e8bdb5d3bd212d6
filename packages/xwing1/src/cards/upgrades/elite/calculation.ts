import type { UpgradeFacts } from '../../../card.ts';

export const CALCULATION: UpgradeFacts = {
  id: 'calculation',
  name: 'Calculation',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
