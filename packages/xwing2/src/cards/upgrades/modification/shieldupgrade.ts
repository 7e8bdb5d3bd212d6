import type { UpgradeFacts } from '../../../card.ts';

export const SHIELD_UPGRADE: UpgradeFacts = {
  id: 'shieldupgrade',
  name: 'Shield Upgrade',
  fills: ['modification'],
  limited: 0,
  cost: 8,
  standard: true,
  stats: { shields: 1 },
  text: 'One more shield.',
  abilities: [],
};
