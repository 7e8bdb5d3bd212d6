import type { UpgradeFacts } from '../../../card.ts';

export const HULL_UPGRADE: UpgradeFacts = {
  id: 'hullupgrade',
  name: 'Hull Upgrade',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  stats: { hull: 1 },
  abilities: [],
};
