import type { UpgradeFacts } from '../../../card.ts';

export const VECTOR: UpgradeFacts = {
  id: 'vector',
  name: 'Vector',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['gozanticlasscruiser'] }],
  huge: true,
  abilities: [],
};
