import { at } from '../abilities.ts';
import { type ActionChoice, atPrice, grantedAction, mayPerformAction } from '../rules/actions.ts';
import { friendsAt, isAtRange } from '../rules/choose.ts';
import { LINGERS } from '../rules/removing.ts';
import { revealedManeuver } from '../rules/revealed.ts';
import { gainToken } from '../rules/tokens.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import type { PilotFacts } from './card.ts';

/** Clone pilots who do the same in two kinds of ship. */

type PilotAbility = Pick<PilotFacts, 'text' | 'abilities'>;

const RULE = 'xw2.abilities.1';

/** Barrel roll or boost, for a strain token. */
function strainedDodges(table: XTable, ship: Ship): ActionChoice[] {
  return (['barrel-roll', 'boost'] as const).map((action) =>
    atPrice(grantedAction(table, ship, action), (t, one) =>
      gainToken(t, one, 'strain', 1, { rule: RULE, by: one.seat }),
    ),
  );
}

export const HAWK: PilotAbility = {
  text: 'End Phase starts: each friend at range 0-1, you among them, whose revealed maneuver has speed 3-5 may gain a strain token to take a barrel roll or boost action.',
  abilities: [
    at('start-of-end', {
      rule: RULE,
      optional: false,
      *effect({ table, self }) {
        for (const friend of friendsAt(table, self.ship, 0, 1)) {
          const speed = revealedManeuver(table, friend)?.speed ?? 0;
          if (speed >= 3) yield* mayPerformAction(table, friend, strainedDodges(table, friend), RULE);
        }
      },
    }),
  ],
};

export const WARTHOG: PilotAbility = {
  text: 'When you or a friend that is not limited at range 0-2 is destroyed in the Engagement Phase, it is removed only at the end of the phase.',
  abilities: [
    at('ship-destroyed', {
      rule: RULE,
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        table.state.phase === 'engagement' &&
        table.isFriendly(self.ship, ship) &&
        (ship === self.ship || (table.pilot(ship).limited === 0 && isAtRange(table, self.ship, ship, 0, 2))),
      *effect({ moment: { ship } }) {
        ship.memory[LINGERS] = 1;
      },
    }),
  ],
};
