import { type CardAbility, modify, RULE } from '../../abilities.ts';
import { barrelRoll, type RollPlan, whyNotRoll } from '../../rules/reposition.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** How cards let a ship boost and roll. */

/** "When performing a barrel roll, you may use …": another way of the same action, for a stress token where it costs one. */
export function rollsAnotherWay(plan: RollPlan, costs?: 'stress'): CardAbility {
  return modify('action-variants', (ways, { self, moment: { ship, choice } }) => {
    if (ship !== self.ship || choice.key !== 'barrel-roll') return ways;
    const way = {
      ...choice,
      variant: self.card,
      whyNot: (t: XTable, one: Ship) => whyNotRoll(t, one, 'barrel-roll', plan),
      *perform(t: XTable, one: Ship) {
        if (costs) yield* gainToken(t, one, costs, 1, { rule: RULE, by: one.seat });
        yield* barrelRoll(t, one, 'barrel-roll', plan);
      },
    };
    return [...ways, way];
  });
}
