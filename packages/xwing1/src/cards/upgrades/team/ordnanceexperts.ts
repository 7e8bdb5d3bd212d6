import type { UpgradeFacts } from '../../../card.ts';

export const ORDNANCE_EXPERTS: UpgradeFacts = {
  id: 'ordnanceexperts',
  name: 'Ordnance Experts',
  fills: ['team'],
  limited: 0,
  oncePerShip: true,
  cost: 5,
  huge: true,
  abilities: [],
};
