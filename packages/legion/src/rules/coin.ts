import type { RuleId, Seat } from '@rangefinder/kernel';
import type { EventOf } from '../events.ts';
import type { LTable } from '../table.ts';

/** A coin decides between the players: heads for the first. */
export function flipCoin(t: LTable, what: EventOf<'coin'>['what'], rule: RuleId): Seat {
  const [face] = t.kernel.roll('coin', ['heads', 'tails'], 1);
  const seat = face === 'heads' ? 0 : 1;
  t.emit({ type: 'coin', rule, what, seat });
  return seat;
}
