import type { UpgradeFacts } from '../../../card.ts';

export const TARGETING_SYNCHRONIZER: UpgradeFacts = {
  id: 'targetingsynchronizer',
  name: 'Targeting Synchronizer',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
