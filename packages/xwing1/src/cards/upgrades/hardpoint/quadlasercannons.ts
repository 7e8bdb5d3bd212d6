import type { UpgradeFacts } from '../../../card.ts';

export const QUAD_LASER_CANNONS: UpgradeFacts = {
  id: 'quadlasercannons',
  name: 'Quad Laser Cannons',
  fills: ['hardpoint'],
  limited: 0,
  cost: 6,
  huge: true,
  attack: { dice: 3, range: [1, 2] },
  abilities: [],
};
