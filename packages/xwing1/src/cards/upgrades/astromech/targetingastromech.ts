import type { UpgradeFacts } from '../../../card.ts';

export const TARGETING_ASTROMECH: UpgradeFacts = {
  id: 'targetingastromech',
  name: 'Targeting Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
