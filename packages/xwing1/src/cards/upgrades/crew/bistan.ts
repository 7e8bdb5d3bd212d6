import type { UpgradeFacts } from '../../../card.ts';

export const BISTAN: UpgradeFacts = {
  id: 'bistan',
  name: 'Bistan',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
