import type { UpgradeFacts } from '../../../card.ts';

export const DARTH_VADER: UpgradeFacts = {
  id: 'darthvader',
  name: 'Darth Vader',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
