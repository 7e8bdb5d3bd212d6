import type { UpgradeFacts } from '../../../card.ts';

export const DEADEYE: UpgradeFacts = {
  id: 'deadeye',
  name: 'Deadeye',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};
