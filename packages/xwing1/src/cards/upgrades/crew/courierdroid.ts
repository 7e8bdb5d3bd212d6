import type { UpgradeFacts } from '../../../card.ts';

export const COURIER_DROID: UpgradeFacts = {
  id: 'courierdroid',
  name: 'Courier Droid',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 0,
  abilities: 'unwritten',
};
