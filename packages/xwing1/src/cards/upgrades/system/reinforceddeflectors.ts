import type { UpgradeFacts } from '../../../card.ts';

export const REINFORCED_DEFLECTORS: UpgradeFacts = {
  id: 'reinforceddeflectors',
  name: 'Reinforced Deflectors',
  fills: ['system'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['large'] }],
  abilities: 'unwritten',
};
