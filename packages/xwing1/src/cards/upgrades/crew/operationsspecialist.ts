import type { UpgradeFacts } from '../../../card.ts';

export const OPERATIONS_SPECIALIST: UpgradeFacts = {
  id: 'operationsspecialist',
  name: 'Operations Specialist',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 3,
  abilities: 'unwritten',
};
