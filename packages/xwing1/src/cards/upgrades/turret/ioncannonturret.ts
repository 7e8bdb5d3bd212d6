import type { UpgradeFacts } from '../../../card.ts';

export const ION_CANNON_TURRET: UpgradeFacts = {
  id: 'ioncannonturret',
  name: 'Ion Cannon Turret',
  fills: ['turret'],
  limited: 0,
  cost: 5,
  attack: { dice: 3, range: [1, 2], allRound: true },
  abilities: 'unwritten',
};
