import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AS_ACTION } from '../../words/bomb.ts';

export const CONNER_NET: UpgradeFacts = {
  id: 'connernet',
  name: 'Conner Net',
  fills: ['bomb'],
  limited: 0,
  cost: 4,
  bomb: { token: 'connernet', when: 'action' },
  text: 'Action: discard this card to drop a Conner net: the ship that meets it takes 1 damage, gains two ion tokens and skips its action step.',
  abilities: [DROPPED_AS_ACTION],
};
