import type { UpgradeFacts } from '../../../card.ts';

export const EXPOSE: UpgradeFacts = {
  id: 'expose',
  name: 'Expose',
  fills: ['elite'],
  limited: 0,
  cost: 4,
  abilities: 'unwritten',
};
