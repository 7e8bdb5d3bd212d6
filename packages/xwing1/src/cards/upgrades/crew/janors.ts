import type { UpgradeFacts } from '../../../card.ts';

export const JAN_ORS: UpgradeFacts = {
  id: 'janors',
  name: 'Jan Ors',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
