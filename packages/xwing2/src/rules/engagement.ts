import type { Procedure } from '@rangefinder/kernel';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { mayAttack } from './attack.ts';
import { removeDestroyed } from './destroying.ts';
import { nextUnit } from './order.ts';
import { isShip, type Unit, unitInitiative } from './units.ts';

/** One ship's engagement, or the end of an initiative step or of the phase; answers whether the phase is over. */
export function* engagementStep(t: XTable): Procedure<boolean> {
  const { state } = t;
  const remotes = state.devices.filter(
    (device) => !device.acted && t.abilities.triggered('remote-engages', { device }).length > 0,
  );
  const waiting: Unit[] = [...t.inPlay().filter((ship) => !ship.acted), ...remotes];
  const due = waiting.length === 0 ? null : Math.max(...waiting.map((unit) => unitInitiative(t, unit)));
  if (state.engaging !== null && state.engaging !== due) {
    // xw2.engagement-phase.3: all ships of an initiative have engaged; now the destroyed are removed.
    yield* removeDestroyed(t);
    state.engaging = null;
    return false;
  }
  const unit = yield* nextUnit(t, 'descending', waiting, 'engage', 'xw2.engagement-phase.4');
  if (unit) {
    state.engaging = due;
    if (isShip(unit)) yield* engage(t, unit);
    else yield* engageRemote(t, unit);
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

/** xw2.using-remotes.1: a remote engages at its initiative and does what its card says. */
function* engageRemote(t: XTable, device: Device): Procedure<void> {
  device.acted = true;
  t.emit({ type: 'engages', rule: 'xw2.using-remotes.1', ship: device.id });
  yield* t.window('remote-engages', { device });
}
