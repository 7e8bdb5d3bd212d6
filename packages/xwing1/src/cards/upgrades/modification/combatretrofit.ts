import type { UpgradeFacts } from '../../../card.ts';

export const COMBAT_RETROFIT: UpgradeFacts = {
  id: 'combatretrofit',
  name: 'Combat Retrofit',
  fills: ['modification'],
  limited: 0,
  cost: 10,
  restrictions: [{ size: ['huge'] }, { ship: ['gr75mediumtransport'] }],
  huge: true,
  stats: { hull: 2, shields: 1 },
  abilities: [],
};
