import type { UpgradeFacts } from '../../../card.ts';

export const ADAPTIVE_AILERONS: UpgradeFacts = {
  id: 'adaptiveailerons',
  name: 'Adaptive Ailerons',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiestriker'] }],
  abilities: 'unwritten',
};
