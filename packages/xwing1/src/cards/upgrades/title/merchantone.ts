import type { UpgradeFacts } from '../../../card.ts';

export const MERCHANT_ONE: UpgradeFacts = {
  id: 'merchantone',
  name: 'Merchant One',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['croccruiser'] }],
  huge: true,
  slots: ['crew', 'team', '-cargo'],
  abilities: [],
};
