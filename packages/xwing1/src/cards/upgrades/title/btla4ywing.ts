import type { UpgradeFacts } from '../../../card.ts';

export const BTL_A4_Y_WING: UpgradeFacts = {
  id: 'btla4ywing',
  name: 'BTL-A4 Y-wing',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['ywing'] }],
  abilities: 'unwritten',
};
