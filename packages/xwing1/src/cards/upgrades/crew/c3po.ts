import type { UpgradeFacts } from '../../../card.ts';

export const C_3PO: UpgradeFacts = {
  id: 'c3po',
  name: 'C-3PO',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
