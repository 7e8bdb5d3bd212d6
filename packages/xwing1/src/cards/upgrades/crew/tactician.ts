import type { UpgradeFacts } from '../../../card.ts';

export const TACTICIAN: UpgradeFacts = {
  id: 'tactician',
  name: 'Tactician',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  abilities: 'unwritten',
};
