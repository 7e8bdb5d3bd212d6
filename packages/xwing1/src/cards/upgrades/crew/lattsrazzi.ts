import type { UpgradeFacts } from '../../../card.ts';

export const LATTS_RAZZI: UpgradeFacts = {
  id: 'lattsrazzi',
  name: 'Latts Razzi',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
