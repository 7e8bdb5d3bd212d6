import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AS_ACTION } from '../../words/bomb.ts';

export const PROXIMITY_MINES: UpgradeFacts = {
  id: 'proximitymines',
  name: 'Proximity Mines',
  fills: ['bomb'],
  limited: 0,
  cost: 3,
  bomb: { token: 'proximitymine', when: 'action' },
  text: 'Action: discard this card to drop a proximity mine: the ship that meets it rolls 3 attack dice and suffers what they show.',
  abilities: [DROPPED_AS_ACTION],
};
