import type { RuleId } from '@rangefinder/kernel';
import { type Next, nextInOrder } from '@rangefinder/xwing';
import type { XTable } from '../table.ts';
import { type Unit, unitInitiative } from './units.ts';

/**
 * The next unit to have its turn in a phase: by initiative (xw2.initiative.2), ties by player order
 * (xw2.player-order.5); a player with several of the same initiative chooses (xw2.activation-phase.6, .7,
 * xw2.engagement-phase.4, .5, xw2.system-phase.4, .5). Undefined when all had it. Remotes act at their initiative like
 * ships (xw2.using-remotes.1).
 */
export function nextUnit<U extends Unit>(
  t: XTable,
  direction: 'ascending' | 'descending',
  units: readonly U[],
  topic: 'place-ship' | 'system' | 'activate' | 'engage',
  rule: RuleId,
): Next<U> {
  const { firstPlayer } = t.state;
  const turnOf = (unit: U) => unitInitiative(t, unit);
  return nextInOrder(units, { direction, firstPlayer, turnOf }, { topic, rule });
}
