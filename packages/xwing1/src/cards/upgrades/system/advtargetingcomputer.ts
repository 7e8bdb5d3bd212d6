import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_TARGETING_COMPUTER: UpgradeFacts = {
  id: 'advtargetingcomputer',
  name: 'Advanced Targeting Computer',
  fills: ['system'],
  limited: 0,
  cost: 5,
  restrictions: [{ ship: ['tieadvanced'] }],
  abilities: 'unwritten',
};
