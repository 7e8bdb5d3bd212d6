import type { UpgradeFacts } from '../../../card.ts';

export const AUTOBLASTER_TURRET: UpgradeFacts = {
  id: 'autoblasterturret',
  name: 'Autoblaster Turret',
  fills: ['turret'],
  limited: 0,
  cost: 2,
  attack: { dice: 2, range: [1, 1], allRound: true },
  abilities: 'unwritten',
};
