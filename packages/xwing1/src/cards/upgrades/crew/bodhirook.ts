import type { UpgradeFacts } from '../../../card.ts';

export const BODHI_ROOK: UpgradeFacts = {
  id: 'bodhirook',
  name: 'Bodhi Rook',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
