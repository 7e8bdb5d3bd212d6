import type { UpgradeFacts } from '../../../card.ts';

export const DORSAL_TURRET: UpgradeFacts = {
  id: 'dorsalturret',
  name: 'Dorsal Turret',
  fills: ['turret'],
  limited: 0,
  cost: 3,
  attack: { dice: 2, range: [1, 2], allRound: true },
  abilities: 'unwritten',
};
