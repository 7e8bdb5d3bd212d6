import type { Seat } from '@rangefinder/kernel';
import type { Player } from '../state.ts';
import type { LTable } from '../table.ts';

export function playerOf(t: LTable, seat: Seat): Player {
  return t.state.players[seat === 0 ? 0 : 1];
}
