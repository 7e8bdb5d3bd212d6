import type { UpgradeFacts } from '../../../card.ts';

export const WEAPONS_GUIDANCE: UpgradeFacts = {
  id: 'weaponsguidance',
  name: 'Weapons Guidance',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
