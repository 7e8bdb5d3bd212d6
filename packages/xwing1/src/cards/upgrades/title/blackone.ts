import type { UpgradeFacts } from '../../../card.ts';

export const BLACK_ONE: UpgradeFacts = {
  id: 'blackone',
  name: 'Black One',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['t70xwing'] }, { skillFrom: 7 }],
  abilities: 'unwritten',
};
