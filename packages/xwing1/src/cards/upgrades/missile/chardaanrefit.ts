import type { UpgradeFacts } from '../../../card.ts';

export const CHARDAAN_REFIT: UpgradeFacts = {
  id: 'chardaanrefit',
  name: 'Chardaan Refit',
  fills: ['missile'],
  limited: 0,
  cost: -2,
  restrictions: [{ ship: ['awing'] }],
  abilities: [],
};
