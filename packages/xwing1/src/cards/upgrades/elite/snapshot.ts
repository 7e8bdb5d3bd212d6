import type { UpgradeFacts } from '../../../card.ts';

export const SNAP_SHOT: UpgradeFacts = {
  id: 'snapshot',
  name: 'Snap Shot',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  attack: { dice: 2, range: [1, 1] },
  abilities: 'unwritten',
};
