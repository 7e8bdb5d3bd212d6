import type { UpgradeFacts } from '../../../card.ts';

export const DUAL_LASER_TURRET: UpgradeFacts = {
  id: 'duallaserturret',
  name: 'Dual Laser Turret',
  fills: ['hardpoint'],
  limited: 0,
  cost: 5,
  restrictions: [{ ship: ['gozanticlasscruiser'] }],
  huge: true,
  attack: { dice: 3, range: [1, 3], allRound: true },
  abilities: [],
};
