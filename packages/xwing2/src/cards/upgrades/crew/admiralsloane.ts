import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { attackerOf, defenderOf, friendInAttack, isOtherFriend } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const ADMIRAL_SLOANE: UpgradeFacts = {
  id: 'admiralsloane',
  name: 'Admiral Sloane',
  fills: ['crew'],
  limited: 1,
  cost: 16,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: false,
  text: 'Whoever destroys another friend at range 0-3 gains two stress tokens. Friends at range 0-3 may reroll an attack die against stressed ships.',
  abilities: [
    at('after-defending', {
      rule: 'xw2.faq-cards.102',
      optional: false,
      when: (context) => {
        const { table, self } = context;
        const defender = defenderOf(context);
        return (
          isOtherFriend(context, defender) && defender?.destroyed === true && table.range(self.ship, defender) <= 3
        );
      },
      *effect(context) {
        const source = { rule: 'xw2.faq-cards.102', by: context.self.ship.seat } as const;
        yield* gainToken(context.table, attackerOf(context), 'stress', 2, source);
      },
    }),
    rerollsAttackDice({
      by: 'attacker',
      when: (context) => {
        const { table, self } = context;
        const attacker = friendInAttack(context, 'attack');
        return (
          attacker !== undefined &&
          table.range(self.ship, attacker) <= 3 &&
          (defenderOf(context)?.tokens.stress ?? 0) > 0
        );
      },
    }),
  ],
};
