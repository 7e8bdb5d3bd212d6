import { cancelOne } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { defenderOf, isInAttackArc } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const SELFLESS: UpgradeFacts = {
  id: 'selfless',
  name: 'Selfless',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'Another friend at range 0-1 defends and the attack arc holds you: you may cancel one crit by suffering 1 critical damage.',
  abilities: [
    at('before-neutralize', {
      rule: 'xw2.attack.27',
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const defender = defenderOf(context);
        return (
          defender !== undefined &&
          defender !== self.ship &&
          table.isFriendly(self.ship, defender) &&
          shows(moment.attack.attackDice, ['crit']) &&
          table.range(self.ship, defender) <= 1 &&
          isInAttackArc(table, moment.attack, self.ship)
        );
      },
      *effect({ table, self, moment: { attack } }) {
        cancelOne(attack, ['crit']);
        yield* sufferDamage(table, self.ship, 'crit', 1, { rule: 'xw2.damage.3' });
      },
    }),
  ],
};
