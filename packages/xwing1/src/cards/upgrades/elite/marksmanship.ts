import type { UpgradeFacts } from '../../../card.ts';

export const MARKSMANSHIP: UpgradeFacts = {
  id: 'marksmanship',
  name: 'Marksmanship',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
