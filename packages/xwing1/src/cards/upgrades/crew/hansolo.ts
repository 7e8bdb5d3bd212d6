import type { UpgradeFacts } from '../../../card.ts';

export const HAN_SOLO: UpgradeFacts = {
  id: 'hansolo',
  name: 'Han Solo',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
