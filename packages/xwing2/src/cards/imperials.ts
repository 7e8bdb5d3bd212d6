import { at, cardAction, modify } from '../abilities.ts';
import { forCharge, mayPerformAction, standardActions } from '../rules/actions.ts';
import { chargeLimit, chargesOf, recoverCharge } from '../rules/charges.ts';
import { gainToken } from '../rules/tokens.ts';
import { isDefenderDamaged } from './attackwords.ts';
import type { PilotFacts } from './card.ts';

/** Imperial pilots who do the same in two kinds of ship. */

type PilotAbility = Pick<PilotFacts, 'text' | 'abilities'>;

const RULE = 'xw2.abilities.1';

export const GIDEON_HASK: PilotAbility = {
  text: 'Against a ship that has damage cards you roll 1 more attack die.',
  abilities: [
    modify('attack-dice', RULE, (dice, { table, self, moment }) =>
      moment.attacker === self.ship.id && isDefenderDamaged(table, moment) ? dice + 1 : dice,
    ),
  ],
};

export const VULT_SKERRIS: PilotAbility = {
  text: 'An action of its own recovers 1 charge at the price of a strain token. A charge spent just before engaging buys an action.',
  abilities: [
    cardAction(RULE, {
      when: ({ table, self }) => chargesOf(self) < chargeLimit(table, self),
      *perform({ table, self }) {
        yield* gainToken(table, self.ship, 'strain', 1, { rule: RULE, by: self.ship.seat });
        recoverCharge(table, self, 1, RULE);
        return true;
      },
    }),
    at('before-engage', {
      rule: RULE,
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
      *effect({ table, self }) {
        const actions = forCharge(self, standardActions(table, self.ship), RULE);
        yield* mayPerformAction(table, self.ship, actions, RULE);
      },
    }),
  ],
};
