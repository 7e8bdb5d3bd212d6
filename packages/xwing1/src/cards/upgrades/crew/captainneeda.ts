import type { UpgradeFacts } from '../../../card.ts';

export const CAPTAIN_NEEDA: UpgradeFacts = {
  id: 'captainneeda',
  name: 'Captain Needa',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
