import { addDie } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { maySpendToken } from '../../../rules/modify.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { attackerOf } from '../../words/attack.ts';

export const TV_94: UpgradeFacts = {
  id: 'tv94',
  name: 'TV-94',
  fills: ['tacticalrelay'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  solitary: true,
  text: 'A friend at range 0-3 whose primary attack rolls two dice or fewer, with the defender in its bullseye arc, may spend a calculate token to add a hit.',
  abilities: [
    at('attacker-modifies-attack-dice', {
      rule: 'xw2.dice-modification.2',
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = attackerOf(context);
        return (
          moment.attack.kind === 'primary' &&
          moment.attack.attackDice.length <= 2 &&
          table.isFriendly(self.ship, attacker) &&
          maySpendToken(table, moment.attack, attacker, 'calculate') &&
          table.range(self.ship, attacker) <= 3 &&
          inArc(table, attacker, 'bullseye', table.ship(moment.attack.defender))
        );
      },
      *effect(context) {
        const { table, moment } = context;
        yield* spendToken(table, attackerOf(context), 'calculate', 1, 'xw2.dice-modification.2', moment.attack);
        addDie(moment.attack.attackDice, 'hit');
      },
    }),
  ],
};
