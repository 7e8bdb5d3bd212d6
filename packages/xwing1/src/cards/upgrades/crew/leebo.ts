import type { UpgradeFacts } from '../../../card.ts';

export const LEEBO: UpgradeFacts = {
  id: 'leebo',
  name: '"Leebo"',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
