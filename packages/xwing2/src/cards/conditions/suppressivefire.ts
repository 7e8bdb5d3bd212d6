import { at, modify } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { ATTACKED } from '../../rules/attack.ts';
import { remove } from '../words/condition.ts';

export const SUPPRESSIVE_FIRE: ConditionFacts = {
  id: 'suppressivefire',
  name: 'Suppressive Fire',
  limited: 1,
  text: 'Your attacks on anybody but the ship that assigned this roll 1 fewer attack die. It goes once that ship has defended or is destroyed, and at the end of an Engagement Phase in which that ship did not attack.',
  abilities: [
    modify('attack-dice', (dice, { self, moment }) =>
      moment.attacker === self.ship.id && moment.defender !== self.condition?.source ? dice - 1 : dice,
    ),
    at('after-defending', {
      optional: false,
      // Whoever is destroyed by it has its own line below: one removal, and nothing to order.
      when: ({ self, moment: { attack } }) =>
        attack.defender === self.condition?.source && !attack.destroyed.includes(attack.defender),
      effect: remove,
    }),
    at('end-of-engagement', {
      optional: false,
      when: ({ table, self }) => table.findShip(self.condition?.source ?? '')?.memory[ATTACKED] !== 1,
      effect: remove,
    }),
    at('ship-destroyed', {
      optional: false,
      when: ({ self, moment }) => moment.ship.id === self.condition?.source,
      effect: remove,
    }),
  ],
};
