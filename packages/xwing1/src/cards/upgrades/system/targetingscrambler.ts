import type { UpgradeFacts } from '../../../card.ts';

export const TARGETING_SCRAMBLER: UpgradeFacts = {
  id: 'targetingscrambler',
  name: 'Targeting Scrambler',
  fills: ['system'],
  limited: 1,
  cost: 0,
  abilities: 'unwritten',
};
