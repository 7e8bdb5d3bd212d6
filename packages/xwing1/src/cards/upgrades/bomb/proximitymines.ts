import type { UpgradeFacts } from '../../../card.ts';

export const PROXIMITY_MINES: UpgradeFacts = {
  id: 'proximitymines',
  name: 'Proximity Mines',
  fills: ['bomb'],
  limited: 0,
  cost: 3,
  bomb: { token: 'proximitymine', when: 'action' },
  abilities: [],
};
