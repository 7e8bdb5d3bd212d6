import type { UpgradeFacts } from '../../../card.ts';

export const NIEN_NUNB: UpgradeFacts = {
  id: 'niennunb',
  name: 'Nien Nunb',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
