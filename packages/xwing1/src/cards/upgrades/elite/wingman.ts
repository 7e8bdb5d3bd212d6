import type { UpgradeFacts } from '../../../card.ts';

export const WINGMAN: UpgradeFacts = {
  id: 'wingman',
  name: 'Wingman',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
