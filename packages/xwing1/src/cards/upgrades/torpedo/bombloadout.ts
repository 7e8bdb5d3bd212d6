import type { UpgradeFacts } from '../../../card.ts';

export const BOMB_LOADOUT: UpgradeFacts = {
  id: 'bombloadout',
  name: 'Bomb Loadout',
  fills: ['torpedo'],
  limited: 0,
  oncePerShip: true,
  cost: 0,
  restrictions: [{ ship: ['ywing'] }],
  slots: ['bomb'],
  abilities: [],
};
