import type { UpgradeFacts } from '../../../card.ts';

export const FEARLESSNESS: UpgradeFacts = {
  id: 'fearlessness',
  name: 'Fearlessness',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
