import { at, cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionOf, performAction, whyNotAct } from '../../../rules/actions.ts';
import { mayDecloak } from '../../../rules/decloak.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { removeToken } from '../../../rules/tokens.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';

export const CLOAKING_DEVICE: UpgradeFacts = {
  id: 'cloakingdevice',
  name: 'Cloaking Device',
  fills: ['illicit'],
  limited: 1,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  text: 'Action: take a free cloak. When a round ends, roll an attack die: a focus result discards this card, and you decloak or lose the cloak token.',
  abilities: [
    cardAction({
      when: ({ table, self }) => whyNotAct(table, self.ship, actionOf(table, 'cloak')) === undefined,
      *perform({ table, self }) {
        yield* performAction(table, self.ship, actionOf(table, 'cloak'), true);
      },
    }),
    at('end-of-round', {
      optional: false,
      *effect({ table, self: { ship, card, upgrade } }) {
        const [face] = yield* rollAttackDice(table, ship, 1, card);
        if (face !== 'focus' || !upgrade) return;
        yield* discardUpgrade(table, ship, upgrade);
        if (ship.tokens.cloak > 0) yield* mayDecloak(table, ship);
        removeToken(table, ship, 'cloak', ship.tokens.cloak);
      },
    }),
  ],
};
