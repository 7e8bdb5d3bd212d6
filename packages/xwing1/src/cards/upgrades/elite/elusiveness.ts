import type { UpgradeFacts } from '../../../card.ts';

export const ELUSIVENESS: UpgradeFacts = {
  id: 'elusiveness',
  name: 'Elusiveness',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
