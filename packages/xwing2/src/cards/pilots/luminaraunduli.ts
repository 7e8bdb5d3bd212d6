import { at } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { attackerOf, defenderOf } from '../words/attack.ts';
import { shows } from '../words/dice.ts';
import { type Change, changeForForce } from './barrissoffee.ts';

const FOR_THE_DEFENDER: readonly Change[] = [
  ['crit', 'hit'],
  ['hit', 'focus'],
];

export const LUMINARA_UNDULI: PilotAbility = {
  text: 'When a friend at range 0-2 is attacked and is not in the bullseye arc of the attacker, you may pay 1 Force to change one crit of the attack to a hit or one hit to a focus result.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const defender = defenderOf(context);
        return (
          self.ship.force > 0 &&
          table.isFriendly(self.ship, defender) &&
          isAtRange(table, self.ship, defender, 0, 2) &&
          !inArc(table, attackerOf(context), 'bullseye', defender) &&
          shows(moment.attack.attackDice, ['crit', 'hit'])
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* changeForForce(table, self.ship, attack.attackDice, FOR_THE_DEFENDER);
      },
    }),
  ],
};
