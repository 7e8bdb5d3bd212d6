import type { UpgradeFacts } from '../../../card.ts';

export const RAGE: UpgradeFacts = {
  id: 'rage',
  name: 'Rage',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
