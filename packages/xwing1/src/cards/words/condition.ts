import type { Procedure } from '@rangefinder/kernel';
import type { AbilityContext } from '../../abilities.ts';
import { removeCondition } from '../../rules/conditions.ts';
import type { Ship } from '../../state.ts';

/** What condition cards say of themselves and of the ship whose card assigned them. */

/** "Remove this card". */
export function* removeThis({ table, self }: AbilityContext<unknown>): Procedure<void> {
  removeCondition(table, self.ship, self.card);
}

/** The ship whose card assigned this condition: its texts name it, or the card. */
export function sourceOf({ table, self: { condition } }: AbilityContext<unknown>): Ship | undefined {
  return condition ? table.findShip(condition.source) : undefined;
}
