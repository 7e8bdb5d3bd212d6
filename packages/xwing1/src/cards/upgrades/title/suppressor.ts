import type { UpgradeFacts } from '../../../card.ts';

export const SUPPRESSOR: UpgradeFacts = {
  id: 'suppressor',
  name: 'Suppressor',
  fills: ['title'],
  limited: 1,
  cost: 6,
  restrictions: [{ ship: ['gozanticlasscruiser'] }],
  huge: true,
  abilities: [],
};
