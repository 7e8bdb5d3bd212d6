import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_OPTICS: UpgradeFacts = {
  id: 'advancedoptics',
  name: 'Advanced Optics',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
