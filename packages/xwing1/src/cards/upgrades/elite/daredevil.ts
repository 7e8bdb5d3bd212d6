import type { UpgradeFacts } from '../../../card.ts';

export const DAREDEVIL: UpgradeFacts = {
  id: 'daredevil',
  name: 'Daredevil',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
