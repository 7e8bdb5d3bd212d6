import type { UpgradeFacts } from '../../../card.ts';

export const DETERMINATION: UpgradeFacts = {
  id: 'determination',
  name: 'Determination',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
