import type { UpgradeFacts } from '../../../card.ts';

export const OPPORTUNIST: UpgradeFacts = {
  id: 'opportunist',
  name: 'Opportunist',
  fills: ['elite'],
  limited: 0,
  cost: 4,
  abilities: 'unwritten',
};
