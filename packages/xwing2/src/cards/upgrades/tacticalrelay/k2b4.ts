import { addDie } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { maySpendToken } from '../../../rules/modify.ts';
import { gainToken, spendToken } from '../../../rules/tokens.ts';
import { attackerOf, defenderOf } from '../../words/attack.ts';
import { chooses } from '../../words/phrases.ts';

export const K2_B4: UpgradeFacts = {
  id: 'k2b4',
  name: 'K2-B4',
  fills: ['tacticalrelay'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  solitary: true,
  text: 'When a friend at range 0-3 defends it may spend a calculate token: it adds an evade unless the attacker gains a strain token.',
  abilities: [
    at('defender-modifies-defense-dice', {
      rule: 'xw2.dice-modification.2',
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const defender = defenderOf(context);
        return (
          table.isFriendly(self.ship, defender) &&
          maySpendToken(table, moment.attack, defender, 'calculate') &&
          table.range(self.ship, defender) <= 3
        );
      },
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.dice-modification.2';
        const defender = defenderOf(context);
        if (!defender) return;
        yield* spendToken(table, defender, 'calculate', 1, rule, moment.attack);
        const attacker = attackerOf(context);
        // xw2.using-remotes.4: a remote gains no strain.
        const ways = attacker.place === 'play' ? (['evade', 'strain'] as const) : (['evade'] as const);
        if ((yield* chooses(context, attacker, ways, rule)) === 'evade') addDie(moment.attack.defenseDice, 'evade');
        else yield* gainToken(table, attacker, 'strain', 1, { rule, by: self.ship.seat });
      },
    }),
  ],
};
