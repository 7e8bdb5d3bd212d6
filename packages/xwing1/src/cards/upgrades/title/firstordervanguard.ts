import type { UpgradeFacts } from '../../../card.ts';

export const FIRST_ORDER_VANGUARD: UpgradeFacts = {
  id: 'firstordervanguard',
  name: 'First Order Vanguard',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['tiesilencer'] }],
  abilities: 'unwritten',
};
