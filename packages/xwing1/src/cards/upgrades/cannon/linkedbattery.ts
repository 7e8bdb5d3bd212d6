import type { UpgradeFacts } from '../../../card.ts';

export const LINKED_BATTERY: UpgradeFacts = {
  id: 'linkedbattery',
  name: 'Linked Battery',
  fills: ['cannon'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};
