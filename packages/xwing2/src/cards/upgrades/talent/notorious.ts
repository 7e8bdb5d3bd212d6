import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import { attackerOf, defenderOf, youAttack, youDefend } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const NOTORIOUS: UpgradeFacts = {
  id: 'notorious',
  name: 'Notorious',
  fills: ['talent'],
  limited: 1,
  cost: 2,
  restrictions: [{ equipped: ['illicit'] }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'After defending: you may pay a charge to strain an attacker in your firing arc. Against a strained defender you may reroll a blank.',
  abilities: [
    at('after-defending', {
      rule: 'xw2.attack.35',
      optional: true,
      when: (context) =>
        youDefend(context) &&
        chargesOf(context.self) > 0 &&
        inFiringArc(context.table, context.self.ship, attackerOf(context)),
      *effect(context) {
        const { table, self } = context;
        spendCharge(table, self, 1, 'xw2.attack.35');
        yield* gainToken(table, attackerOf(context), 'strain', 1, { rule: 'xw2.attack.35', by: self.ship.seat });
      },
    }),
    rerollsAttackDice({
      faces: ['blank'],
      when: (context) => youAttack(context) && (defenderOf(context)?.tokens.strain ?? 0) > 0,
    }),
  ],
};
