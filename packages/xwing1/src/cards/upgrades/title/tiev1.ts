import type { UpgradeFacts } from '../../../card.ts';

export const TIE_V1: UpgradeFacts = {
  id: 'tiev1',
  name: 'TIE/v1',
  fills: ['title'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['tieadvprototype'] }],
  abilities: 'unwritten',
};
