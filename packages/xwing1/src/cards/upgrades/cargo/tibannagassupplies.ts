import type { UpgradeFacts } from '../../../card.ts';

export const TIBANNA_GAS_SUPPLIES: UpgradeFacts = {
  id: 'tibannagassupplies',
  name: 'Tibanna Gas Supplies',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 4,
  huge: true,
  abilities: [],
};
