import type { UpgradeFacts } from '../../../card.ts';

export const BLASTER_TURRET: UpgradeFacts = {
  id: 'blasterturret',
  name: 'Blaster Turret',
  fills: ['turret'],
  limited: 0,
  cost: 4,
  attack: { dice: 3, range: [1, 2], requires: 'focus', spends: ['focus'], allRound: true },
  abilities: [],
};
