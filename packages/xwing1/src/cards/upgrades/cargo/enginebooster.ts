import type { UpgradeFacts } from '../../../card.ts';

export const ENGINE_BOOSTER: UpgradeFacts = {
  id: 'enginebooster',
  name: 'Engine Booster',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 3,
  huge: true,
  abilities: [],
};
