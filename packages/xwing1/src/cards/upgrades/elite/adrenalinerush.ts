import type { UpgradeFacts } from '../../../card.ts';

export const ADRENALINE_RUSH: UpgradeFacts = {
  id: 'adrenalinerush',
  name: 'Adrenaline Rush',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
