import type { UpgradeFacts } from '../../../card.ts';

export const TWIN_LASER_TURRET: UpgradeFacts = {
  id: 'twinlaserturret',
  name: 'Twin Laser Turret',
  fills: ['turret'],
  limited: 0,
  cost: 6,
  attack: { dice: 3, range: [2, 3], allRound: true },
  abilities: 'unwritten',
};
