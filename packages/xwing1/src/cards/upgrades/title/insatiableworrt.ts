import type { UpgradeFacts } from '../../../card.ts';

export const INSATIABLE_WORRT: UpgradeFacts = {
  id: 'insatiableworrt',
  name: 'Insatiable Worrt',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['croccruiser'] }],
  huge: true,
  abilities: [],
};
