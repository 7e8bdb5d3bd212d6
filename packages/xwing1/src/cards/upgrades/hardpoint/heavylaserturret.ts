import type { UpgradeFacts } from '../../../card.ts';

export const HEAVY_LASER_TURRET: UpgradeFacts = {
  id: 'heavylaserturret',
  name: 'Heavy Laser Turret',
  fills: ['hardpoint'],
  limited: 0,
  cost: 5,
  restrictions: [{ ship: ['croccruiser'] }],
  huge: true,
  attack: { dice: 4, range: [2, 3], allRound: true },
  abilities: [],
};
