import { at, modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { removeThis, sourceOf } from '../words/condition.ts';

export const SUPPRESSIVE_FIRE: ConditionFacts = {
  id: 'suppressivefire',
  name: 'Suppressive Fire',
  text: 'Attacking any ship but Captain Rex you roll 1 attack die fewer. It goes when you attack Captain Rex, when he is destroyed, and at the end of a Combat phase in which he did not attack.',
  abilities: [
    modify('attack-dice', (dice, context) => {
      const { self, moment } = context;
      const rex = sourceOf(context);
      return moment.attacker === self.ship.id && rex?.place === 'play' && moment.defender !== rex.id ? dice - 1 : dice;
    }),
    at('target-declared', {
      optional: false,
      when: ({ self, moment: { attack } }) =>
        attack.attacker === self.ship.id && attack.defender === self.condition?.source,
      effect: removeThis,
    }),
    at('ship-destroyed', {
      optional: false,
      when: ({ self, moment }) => moment.ship.id === self.condition?.source,
      effect: removeThis,
    }),
    at('end-of-combat', {
      optional: false,
      when: (context) => (sourceOf(context)?.memory['round:attacks'] ?? 0) === 0,
      effect: removeThis,
    }),
  ],
};
