import type { UpgradeFacts } from '../../../card.ts';

export const DUTYFREE: UpgradeFacts = {
  id: 'dutyfree',
  name: 'Dutyfree',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['gr75mediumtransport'] }],
  huge: true,
  abilities: [],
};
