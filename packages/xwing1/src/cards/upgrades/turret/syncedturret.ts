import type { UpgradeFacts } from '../../../card.ts';

export const SYNCED_TURRET: UpgradeFacts = {
  id: 'syncedturret',
  name: 'Synced Turret',
  fills: ['turret'],
  limited: 0,
  cost: 4,
  attack: { dice: 3, range: [1, 2], requires: 'lock', allRound: true },
  abilities: 'unwritten',
};
