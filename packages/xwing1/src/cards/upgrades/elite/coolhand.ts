import type { UpgradeFacts } from '../../../card.ts';

export const COOL_HAND: UpgradeFacts = {
  id: 'coolhand',
  name: 'Cool Hand',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
