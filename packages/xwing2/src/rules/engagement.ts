import type { Procedure } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { mayAttack } from './attack.ts';
import { removeDestroyed } from './destroying.ts';
import { nextShip } from './order.ts';
import { initiativeOf } from './stats.ts';

/** One ship's engagement, or the end of an initiative step or of the phase; answers whether the phase is over. */
export function* engagementStep(t: XTable): Procedure<boolean> {
  const { state } = t;
  const waiting = t.inPlay().filter((ship) => !ship.acted);
  const due = waiting.length === 0 ? null : Math.max(...waiting.map((ship) => initiativeOf(t, ship)));
  if (state.engaging !== null && state.engaging !== due) {
    // xw2.engagement-phase.3: all ships of an initiative have engaged; now the destroyed are removed.
    state.engaging = null;
    yield* removeDestroyed(t);
    return false;
  }
  const ship = yield* nextShip(t, 'descending', waiting, 'engage', 'xw2.engagement-phase.4');
  if (ship) {
    state.engaging = due;
    yield* engage(t, ship);
    return false;
  }
  yield* t.window('end-of-engagement', {});
  yield* removeDestroyed(t);
  return true;
}

/** xw2.engagement-phase.2: a ship that engages may attack; one destroyed at this initiative still may. */
function* engage(t: XTable, ship: Ship): Procedure<void> {
  t.emit({ type: 'engages', rule: 'xw2.engagement-phase.1', ship: ship.id });
  yield* t.window('before-engage', { ship });
  if (ship.place === 'play') yield* mayAttack(t, ship);
  ship.acted = true; // xw2.engagement-phase.7
  if (ship.place === 'play') yield* t.window('after-engage', { ship });
}
