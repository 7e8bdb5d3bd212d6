import type { UpgradeFacts } from '../../../card.ts';

export const EXTRA_MUNITIONS: UpgradeFacts = {
  id: 'extramunitions',
  name: 'Extra Munitions',
  fills: ['torpedo'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  abilities: 'unwritten',
};
