import { at, type Holder, modify, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { removeCondition } from '../../rules/conditions.ts';
import type { XTable } from '../../table.ts';
import { youAttack } from '../words/attack.ts';

/** Who assigned it: "Captain Rex", whatever ship he is called. */
function rexOf({ condition }: Holder): string | undefined {
  return condition?.source;
}

function remove(t: XTable, { ship, card }: Holder): void {
  removeCondition(t, ship, card, RULE);
}

export const SUPPRESSIVE_FIRE: ConditionFacts = {
  id: 'suppressivefire',
  name: 'Suppressive Fire',
  text:
    'Attacking another ship than Captain Rex you roll 1 fewer attack die. It goes when you attack him, when he is ' +
    'destroyed, and at the end of a Combat phase in which he did not attack.',
  abilities: [
    modify('attack-dice', (dice, { self, moment: { attacker, defender } }) =>
      attacker === self.ship.id && defender !== rexOf(self) ? dice - 1 : dice,
    ),
    at('target-declared', {
      optional: false,
      when: (context) => youAttack(context) && context.moment.attack.defender === rexOf(context.self),
      *effect({ table, self }) {
        remove(table, self);
      },
    }),
    at('ship-destroyed', {
      optional: false,
      when: ({ self, moment }) => moment.ship.id === rexOf(self),
      *effect({ table, self }) {
        remove(table, self);
      },
    }),
    at('end-of-combat', {
      optional: false,
      when: ({ table, self }) => table.findShip(rexOf(self) ?? '')?.memory['round:attacks'] === undefined,
      *effect({ table, self }) {
        remove(table, self);
      },
    }),
  ],
};
