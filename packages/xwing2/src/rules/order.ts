import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { initiativeOf } from './stats.ts';

/**
 * The next ship to have its turn in a phase: by initiative, ties by player order; a player with several of the same
 * initiative chooses (xw2.activation-phase.6, .7, xw2.engagement-phase.4, .5, xw2.system-phase.4, .5). Undefined when all had it.
 */
export function* nextShip(
  t: XTable,
  direction: 'ascending' | 'descending',
  ships: readonly Ship[],
  topic: string,
  rule: RuleId,
): Procedure<Ship | undefined> {
  let value: number | undefined;
  for (const ship of ships) {
    const initiative = initiativeOf(t, ship);
    if (value === undefined || (direction === 'ascending' ? initiative < value : initiative > value))
      value = initiative;
  }
  if (value === undefined) return undefined;
  const due = ships.filter((ship) => initiativeOf(t, ship) === value);
  const seat = t.playerOrder().find((player) => due.some((ship) => ship.seat === player)) ?? 0;
  const options = due.filter((ship) => ship.seat === seat).map((ship) => ({ key: ship.id, ship }));
  const { ship } = yield* pickOne({ seat, topic, rule, options });
  return ship;
}
