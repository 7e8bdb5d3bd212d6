import type { UpgradeFacts } from '../../../card.ts';

export const INTEGRATED_ASTROMECH: UpgradeFacts = {
  id: 'integratedastromech',
  name: 'Integrated Astromech',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['xwing', 't70xwing'] }],
  abilities: 'unwritten',
};
