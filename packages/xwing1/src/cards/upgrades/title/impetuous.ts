import type { UpgradeFacts } from '../../../card.ts';

export const IMPETUOUS: UpgradeFacts = {
  id: 'impetuous',
  name: 'Impetuous',
  fills: ['title'],
  limited: 1,
  cost: 3,
  restrictions: [{ ship: ['raiderclasscorvetteaft'] }],
  huge: true,
  abilities: [],
};
