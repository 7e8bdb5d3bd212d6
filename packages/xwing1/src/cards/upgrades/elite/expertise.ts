import type { UpgradeFacts } from '../../../card.ts';

export const EXPERTISE: UpgradeFacts = {
  id: 'expertise',
  name: 'Expertise',
  fills: ['elite'],
  limited: 0,
  cost: 4,
  abilities: 'unwritten',
};
