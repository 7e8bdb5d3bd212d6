import type { UpgradeFacts } from '../../../card.ts';

export const EXPERT_HANDLING: UpgradeFacts = {
  id: 'experthandling',
  name: 'Expert Handling',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
