import type { UpgradeFacts } from '../../../card.ts';

export const MUNITIONS_FAILSAFE: UpgradeFacts = {
  id: 'munitionsfailsafe',
  name: 'Munitions Failsafe',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
