import type { UpgradeFacts } from '../../../card.ts';

export const INSTIGATOR: UpgradeFacts = {
  id: 'instigator',
  name: 'Instigator',
  fills: ['title'],
  limited: 1,
  cost: 4,
  restrictions: [{ ship: ['raiderclasscorvetteaft'] }],
  huge: true,
  abilities: [],
};
