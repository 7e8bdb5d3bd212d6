import { at } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { type ActionChoice, atPrice, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { friendsAt } from '../../rules/choose.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Barrel roll or boost, for a strain token. */
function strainedDodges(table: XTable, ship: Ship): ActionChoice[] {
  return (['barrel-roll', 'boost'] as const).map((action) =>
    atPrice(grantedAction(table, ship, action), (t, one) => gainToken(t, one, 'strain', 1)),
  );
}

export const HAWK: PilotAbility = {
  text: 'End Phase starts: each friend at range 0-1, you among them, whose revealed maneuver has speed 3-5 may gain a strain token to take a barrel roll or boost action.',
  abilities: [
    at('start-of-end', {
      optional: false,
      *effect({ table, self }) {
        for (const friend of friendsAt(table, self.ship, 0, 1)) {
          const speed = revealedManeuver(table, friend)?.speed ?? 0;
          if (speed >= 3) yield* mayPerformAction(table, friend, strainedDodges(table, friend));
        }
      },
    }),
  ],
};
