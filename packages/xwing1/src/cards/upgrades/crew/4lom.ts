import type { UpgradeFacts } from '../../../card.ts';

export const FOUR_LOM: UpgradeFacts = {
  id: '4lom',
  name: '4-LOM',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
