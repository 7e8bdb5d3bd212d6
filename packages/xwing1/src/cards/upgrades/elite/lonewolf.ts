import type { UpgradeFacts } from '../../../card.ts';

export const LONE_WOLF: UpgradeFacts = {
  id: 'lonewolf',
  name: 'Lone Wolf',
  fills: ['elite'],
  limited: 1,
  cost: 2,
  abilities: 'unwritten',
};
