import type { UpgradeFacts } from '../../../card.ts';

export const TARGETING_COORDINATOR: UpgradeFacts = {
  id: 'targetingcoordinator',
  name: 'Targeting Coordinator',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 4,
  huge: true,
  abilities: [],
};
