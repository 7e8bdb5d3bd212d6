import { at, modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { FOCUSED } from '../../rules/modify.ts';
import { removeThis } from '../words/condition.ts';

export const FANATICAL_DEVOTION: ConditionFacts = {
  id: 'fanaticaldevotion',
  name: 'Fanatical Devotion',
  text: 'Defending: you cannot spend focus tokens. Attacking: the first focus result you turn with a focus token cannot be cancelled by defense dice. It goes in the End phase.',
  abilities: [
    modify('may-spend', (may, { self, moment }) => {
      const defends = moment.token === 'focus' && moment.ship === self.ship && moment.attack?.defender === self.ship.id;
      return may && !defends;
    }),
    modify('cancelling', (cancelling, { self, moment }) => {
      const isSafe = moment.attacker === self.ship.id && (moment.memory[FOCUSED] ?? 0) > 0;
      return isSafe ? { ...cancelling, safeHits: cancelling.safeHits + 1 } : cancelling;
    }),
    at('during-end', { optional: false, effect: removeThis }),
  ],
};
