import type { UpgradeFacts } from '../../../card.ts';

export const HULL_UPGRADE: UpgradeFacts = {
  id: 'hullupgrade',
  name: 'Hull Upgrade',
  fills: ['modification'],
  limited: 0,
  cost: 6,
  standard: false,
  stats: { hull: 1 },
  text: 'One more hull.',
  abilities: [],
};
