import type { UpgradeFacts } from '../../../card.ts';

export const SHIELD_UPGRADE: UpgradeFacts = {
  id: 'shieldupgrade',
  name: 'Shield Upgrade',
  fills: ['modification'],
  limited: 0,
  cost: 4,
  stats: { shields: 1 },
  abilities: [],
};
