import type { UpgradeFacts } from '../../../card.ts';

export const RUTHLESSNESS: UpgradeFacts = {
  id: 'ruthlessness',
  name: 'Ruthlessness',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
