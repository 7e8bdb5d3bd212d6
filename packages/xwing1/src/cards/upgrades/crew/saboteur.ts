import type { UpgradeFacts } from '../../../card.ts';

export const SABOTEUR: UpgradeFacts = {
  id: 'saboteur',
  name: 'Saboteur',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
