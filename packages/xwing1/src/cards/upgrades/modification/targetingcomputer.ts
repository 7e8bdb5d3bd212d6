import type { UpgradeFacts } from '../../../card.ts';

export const TARGETING_COMPUTER: UpgradeFacts = {
  id: 'targetingcomputer',
  name: 'Targeting Computer',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  actions: ['lock'],
  abilities: [],
};
