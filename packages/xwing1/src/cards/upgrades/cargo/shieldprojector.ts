import type { UpgradeFacts } from '../../../card.ts';

export const SHIELD_PROJECTOR: UpgradeFacts = {
  id: 'shieldprojector',
  name: 'Shield Projector',
  fills: ['cargo'],
  limited: 0,
  cost: 4,
  huge: true,
  abilities: [],
};
