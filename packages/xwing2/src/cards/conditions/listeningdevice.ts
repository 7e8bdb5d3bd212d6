import type { ConditionFacts } from '../../card.ts';
import { enemyWithin, has, turnsDialUp } from '../words/condition.ts';

export const LISTENING_DEVICE: ConditionFacts = {
  id: 'listeningdevice',
  name: 'Listening Device',
  limited: 1,
  text: 'In the System Phase, while an enemy Informant is at range 0-2, your dial is turned faceup.',
  abilities: [
    turnsDialUp('xw2.faq-cards.32', (t, ship) => enemyWithin(t, ship, 2, (enemy) => has(enemy, 'informant'))),
  ],
};
