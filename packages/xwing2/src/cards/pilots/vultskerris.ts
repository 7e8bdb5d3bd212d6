import { at, cardAction } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { forCharge, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { chargeLimit, chargesOf, recoverCharge } from '../../rules/charges.ts';
import { gainToken } from '../../rules/tokens.ts';

export const VULT_SKERRIS: PilotAbility = {
  text: 'An action of its own recovers 1 charge at the price of a strain token. A charge spent just before engaging buys an action.',
  abilities: [
    cardAction({
      when: ({ table, self }) => chargesOf(self) < chargeLimit(table, self),
      *perform({ table, self }) {
        yield* gainToken(table, self.ship, 'strain', 1);
        recoverCharge(table, self, 1);
        return true;
      },
    }),
    at('before-engage', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
      *effect({ table, self }) {
        const actions = forCharge(self, standardActions(table, self.ship));
        yield* mayPerformAction(table, self.ship, actions);
      },
    }),
  ],
};
