import type { RuleId } from '@rangefinder/kernel';
import { type Next, nextInOrder } from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { skillOf } from './stats.ts';

/**
 * The next ship to have its turn in a phase: by pilot skill (xw1.pilot-skill.2), ties by initiative (xw1.initiative.4, .5);
 * a player with several of the same skill chooses. Undefined when all had it.
 */
export function nextShip(
  t: XTable,
  direction: 'ascending' | 'descending',
  ships: readonly Ship[],
  topic: 'place-ship' | 'activate' | 'engage',
  rule: RuleId,
): Next<Ship> {
  const { firstPlayer } = t.state;
  return nextInOrder(ships, { direction, firstPlayer, turnOf: (ship) => skillOf(t, ship) }, { topic, rule });
}
