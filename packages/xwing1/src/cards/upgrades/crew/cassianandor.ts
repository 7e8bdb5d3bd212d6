import type { UpgradeFacts } from '../../../card.ts';

export const CASSIAN_ANDOR: UpgradeFacts = {
  id: 'cassianandor',
  name: 'Cassian Andor',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
