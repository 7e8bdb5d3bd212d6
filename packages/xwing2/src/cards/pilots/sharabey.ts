import { addDie, hasLock } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import { spendLock } from '../../rules/lock.ts';
import { mayModify } from '../../rules/modify.ts';
import { youDefend, yourPrimaryAttack } from '../words/attack.ts';

export const SHARA_BEY = {
  text: 'Defending, or in a primary attack: you may spend a lock you have on the enemy to add a focus result to your dice.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        return (
          yourPrimaryAttack(context) &&
          hasLock(self.ship, moment.attack.defender) &&
          mayModify(table, moment.attack, self.ship, 'attack', 'lock')
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* spendLock(table, self.ship, attack.defender);
        addDie(attack.attackDice, 'focus');
      },
    }),
    at('modify-defense-dice', {
      optional: true,
      when: (context) => youDefend(context) && hasLock(context.self.ship, context.moment.attack.attacker),
      *effect({ table, self, moment: { attack } }) {
        yield* spendLock(table, self.ship, attack.attacker);
        addDie(attack.defenseDice, 'focus');
      },
    }),
  ],
};
