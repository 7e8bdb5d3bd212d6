import type { UpgradeFacts } from '../../../card.ts';

export const KYLO_REN: UpgradeFacts = {
  id: 'kyloren',
  name: 'Kylo Ren',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
