import type { UpgradeFacts } from '../../../card.ts';

export const LUKE_SKYWALKER: UpgradeFacts = {
  id: 'lukeskywalker',
  name: 'Luke Skywalker',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
