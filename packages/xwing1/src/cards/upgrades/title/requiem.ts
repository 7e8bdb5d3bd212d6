import type { UpgradeFacts } from '../../../card.ts';

export const REQUIEM: UpgradeFacts = {
  id: 'requiem',
  name: 'Requiem',
  fills: ['title'],
  limited: 1,
  cost: 4,
  restrictions: [{ ship: ['gozanticlasscruiser'] }],
  huge: true,
  abilities: [],
};
