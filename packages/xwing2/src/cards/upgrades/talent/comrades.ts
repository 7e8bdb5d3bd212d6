import { at, type CardAbility } from '../../../abilities.ts';
import type { BarAction } from '../../../card.ts';
import { grantedAction, mayPerformAction } from '../../../rules/actions.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** After another friendly ship that is limited or has the same talent is destroyed, one of these actions. */
export function actsWhenFriendDies(card: string, actions: readonly BarAction[]): CardAbility {
  return at('ship-destroyed', {
    rule: 'xw2.actions.10',
    optional: false,
    when: ({ table, self, moment: { ship } }) =>
      ship !== self.ship &&
      table.isFriendly(self.ship, ship) &&
      !self.ship.destroyed &&
      (table.pilot(ship).limited > 0 || ship.upgrades.some(({ id }) => id === card)) &&
      table.range(self.ship, ship) <= 3,
    *effect({ table, self }) {
      const choices = actions.map((action) => grantedAction(table, self.ship, action));
      yield* mayPerformAction(table, self.ship, choices, 'xw2.actions.10');
    },
  });
}

/** Another friendly ship near by that is limited or has the same talent. */
export function isComradeOf(table: XTable, you: Ship, ship: Ship, card: string, most = 3): boolean {
  return (
    ship !== you &&
    table.isFriendly(you, ship) &&
    (table.pilot(ship).limited > 0 || ship.upgrades.some(({ id }) => id === card)) &&
    table.range(you, ship) <= most
  );
}
