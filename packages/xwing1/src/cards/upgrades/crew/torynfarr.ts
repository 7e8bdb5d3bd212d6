import type { UpgradeFacts } from '../../../card.ts';

export const TORYN_FARR: UpgradeFacts = {
  id: 'torynfarr',
  name: 'Toryn Farr',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['rebel'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
