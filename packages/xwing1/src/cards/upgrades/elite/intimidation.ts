import type { UpgradeFacts } from '../../../card.ts';

export const INTIMIDATION: UpgradeFacts = {
  id: 'intimidation',
  name: 'Intimidation',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
