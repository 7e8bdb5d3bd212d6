import type { UpgradeFacts } from '../../../card.ts';

export const BOMBARDIER: UpgradeFacts = {
  id: 'bombardier',
  name: 'Bombardier',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
