import type { UpgradeFacts } from '../../../card.ts';

export const EZRA_BRIDGER: UpgradeFacts = {
  id: 'ezrabridger',
  name: 'Ezra Bridger',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
