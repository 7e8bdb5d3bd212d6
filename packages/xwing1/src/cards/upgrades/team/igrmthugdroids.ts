import type { UpgradeFacts } from '../../../card.ts';

export const IG_RM_THUG_DROIDS: UpgradeFacts = {
  id: 'igrmthugdroids',
  name: 'IG-RM Thug Droids',
  fills: ['team'],
  limited: 0,
  cost: 1,
  huge: true,
  abilities: [],
};
