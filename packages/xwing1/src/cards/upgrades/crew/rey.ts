import type { UpgradeFacts } from '../../../card.ts';

export const REY: UpgradeFacts = {
  id: 'rey',
  name: 'Rey',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
