import { at, cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { attemptAction, grantedAction, whyNotAct } from '../../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { mayDecloak } from '../../../rules/system.ts';
import { removeToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const CLOAKING_DEVICE: UpgradeFacts = {
  id: 'cloakingdevice',
  name: 'Cloaking Device',
  fills: ['illicit'],
  limited: 1,
  cost: 3,
  restrictions: [{ size: ['small', 'medium'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'Cloaking costs a charge and your action. Each Planning Phase begins with a die while you are cloaked; on a focus result you decloak or discard your cloak token.',
  abilities: [
    cardAction({
      rule: 'xw2.cloak.1',
      when: ({ table, self }) =>
        chargesOf(self) > 0 && whyNotAct(table, self.ship, grantedAction(table, self.ship, 'cloak')) === undefined,
      *perform({ table, self }) {
        spendCharge(table, self, 1, 'xw2.cloak.1');
        return yield* attemptAction(table, self.ship, grantedAction(table, self.ship, 'cloak'), false);
      },
    }),
    at('start-of-planning', {
      rule: 'xw2.faq-cards.11',
      optional: false,
      when: ({ self }) => self.ship.tokens.cloak > 0,
      *effect(context) {
        const { table, self } = context;
        const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.faq-cards.11');
        if (face !== 'focus') return;
        const way = yield* chooses(context, self.ship, ['decloak', 'discard'], 'xw2.faq-cards.11');
        if (way === 'discard') removeToken(table, self.ship, 'cloak', 1, 'xw2.faq-cards.11');
        else yield* mayDecloak(table, self.ship, true);
      },
    }),
  ],
};
