import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { attemptAction, grantedAction, whyNotAct } from '../../../rules/actions.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../../rules/charges.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { inArc } from '../../../rules/measure.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';

export const CLAN_TRAINING: UpgradeFacts = {
  id: 'clantraining',
  name: 'Clan Training',
  fills: ['talent'],
  limited: 0,
  cost: 3,
  restrictions: [{ keyword: ['Mandalorian'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'Before you engage without a focus token and with an enemy ahead at range 1, you may pay the charge for a red focus action. Destroying a ship you attack recovers it.',
  abilities: [
    at('before-engage', {
      rule: 'xw2.actions.10',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        chargesOf(self) > 0 &&
        self.ship.tokens.focus === 0 &&
        whyNotAct(table, self.ship, grantedAction(table, self.ship, 'focus', 'red')) === undefined &&
        enemiesAt(table, self.ship, 1, 1).some((enemy) => inArc(table, self.ship, 'front', enemy)),
      *effect({ table, self }) {
        spendCharge(table, self, 1, 'xw2.actions.10');
        yield* attemptAction(table, self.ship, grantedAction(table, self.ship, 'focus', 'red'), false);
      },
    }),
    at('after-attacking', {
      rule: 'xw2.charges.2',
      optional: false,
      when: (context) =>
        youAttack(context) &&
        defenderOf(context)?.destroyed === true &&
        chargesOf(context.self) < chargeLimit(context.table, context.self),
      *effect({ table, self }) {
        recoverCharge(table, self, 1, 'xw2.charges.2');
      },
    }),
  ],
};
