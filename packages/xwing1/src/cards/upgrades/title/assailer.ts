import type { UpgradeFacts } from '../../../card.ts';

export const ASSAILER: UpgradeFacts = {
  id: 'assailer',
  name: 'Assailer',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['raiderclasscorvetteaft'] }],
  huge: true,
  abilities: [],
};
