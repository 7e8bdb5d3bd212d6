import type { AttackFace } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ConditionFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { loseShield, recoverShield } from '../../rules/damage.ts';
import { assignLock, lockTargets } from '../../rules/locks.ts';
import { defenderOf, yourPrimaryAttack } from '../words/attack.ts';
import { sourceOf } from '../words/condition.ts';
import { shows } from '../words/dice.ts';
import { isUnused, markUsed } from '../words/phrases.ts';

const SPENDABLE: readonly AttackFace[] = ['focus', 'hit', 'crit'];

export const OPTIMIZED_PROTOTYPE: ConditionFacts = {
  id: 'optimizedprototype',
  name: 'Optimized Prototype',
  text: 'Your shield value is 1 higher. Once per round in a primary attack you may spend 1 of your results: the defender loses a shield. After a primary attack a friend with Director Krennic at range 1-2 may lock the defender.',
  *whenAssigned(t, ship) {
    recoverShield(t, ship, 1);
  },
  abilities: [
    modify('shield-value', (value, { self, moment }) => (moment === self.ship ? value + 1 : value)),
    at('modify-attack-dice', {
      optional: true,
      when: (context) =>
        yourPrimaryAttack(context) &&
        isUnused(context.self) &&
        defenderOf(context).shields > 0 &&
        shows(context.moment.attack.attackDice, SPENDABLE),
      *effect(context) {
        const { table, self, moment } = context;
        markUsed(self);
        const { attackDice } = moment.attack;
        const options = SPENDABLE.filter((face) => shows(attackDice, [face])).map((key) => ({ key }));
        const about = { ship: self.ship.id, card: self.card };
        const { seat } = self.ship;
        const { key } = yield* pickOne({ seat, topic: 'choose-result', rule: RULE, about, options });
        attackDice.splice(
          attackDice.findIndex(({ face }) => face === key),
          1,
        );
        yield* loseShield(table, defenderOf(context));
      },
    }),
    at('after-attacking', {
      optional: true,
      when: (context) => {
        const { table, self } = context;
        const krennic = sourceOf(context);
        if (krennic?.place !== 'play' || !yourPrimaryAttack(context)) return false;
        return isAtRange(table, self.ship, krennic, 1, 2) && lockTargets(table, krennic).includes(defenderOf(context));
      },
      *effect(context) {
        const krennic = sourceOf(context);
        if (krennic) yield* assignLock(context.table, krennic, defenderOf(context));
      },
    }),
  ],
};
