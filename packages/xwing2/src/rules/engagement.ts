import type { Procedure } from '@rangefinder/kernel';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { mayAttack } from './attack.ts';
import { nextUnit } from './order.ts';
import { removeDestroyed } from './removing.ts';
import { isShip, type Unit, unitInitiative } from './units.ts';

/** One ship's engagement, or the end of an initiative step or of the phase; answers whether the phase is over. */
export function* engagementStep(t: XTable): Procedure<boolean> {
  const { state } = t;
  // xw2.faq-cards.78: a ship whose initiative rises above the step that is on engages in this step, after the others.
  const step = state.engaging ?? Number.POSITIVE_INFINITY;
  const late: Unit[] = [];
  let punctual: Unit[] = [];
  let due: number | null = null;
  for (const unit of waitingUnits(t)) {
    const initiative = unitInitiative(t, unit);
    if (initiative > step) late.push(unit);
    else if (due === null || initiative > due) {
      punctual = [unit];
      due = initiative;
    } else if (initiative === due) punctual.push(unit);
  }
  const current = state.engaging === null || state.engaging === due ? punctual : late;
  if (state.engaging !== null && current.length === 0) {
    // xw2.engagement-phase.3: all ships of an initiative have engaged; now the destroyed are removed.
    yield* removeDestroyed(t);
    state.engaging = null;
    return false;
  }
  if (state.engaging === null && (due === null || due <= 0)) yield* t.window('initiative-zero', {});
  const next = nextUnit(t, 'descending', current, 'engage', 'xw2.engagement-phase.4');
  const { unit } = next.choice ? yield* next.choice : next;
  if (unit) {
    state.engaging ??= due;
    if (isShip(unit)) yield* engage(t, unit);
    else yield* engageRemote(t, unit);
    return false;
  }
  yield* t.window('end-of-engagement', {});
  yield* removeDestroyed(t, 'go');
  return true;
}

/** Ships and remotes that have not engaged yet. */
function waitingUnits(t: XTable): Unit[] {
  const waiting: Unit[] = [];
  for (const ship of t.state.ships) if (ship.place === 'play' && !ship.acted) waiting.push(ship);
  for (const device of t.state.devices) {
    if (!device.acted && t.abilities.setsOff('remote-engages', { device })) waiting.push(device);
  }
  return waiting;
}

/** xw2.faq-cards.5: abilities that act at initiative 7 come before any ship of that initiative. */
export function* initiativeSeven(t: XTable): Procedure<void> {
  if (!t.abilities.setsOff('initiative-seven', {})) return;
  t.state.engaging = 7; // whoever is destroyed is removed before lower initiatives (xw2.engagement-phase.3)
  yield* t.window('initiative-seven', {});
}

/**
 * xw2.engagement-phase.2, xw2.attack.39: a ship that engages may attack once; one destroyed at this initiative or
 * before it engages still may (xw2.faq-engagement-attacks.1), and a disarmed one engages too (xw2.engagement-phase.6,
 * xw2.disarm.4).
 */
function* engage(t: XTable, ship: Ship): Procedure<void> {
  t.emit({ type: 'engages', rule: 'xw2.engagement-phase.1', ship: ship.id });
  yield* t.window('before-engage', { ship });
  if (ship.place === 'play') yield* mayAttack(t, ship);
  ship.acted = true; // xw2.engagement-phase.7
  if (ship.place !== 'play') return;
  yield* t.window('after-engage', { ship });
}

/** xw2.using-remotes.1: a remote engages at its initiative and does what its card says. */
function* engageRemote(t: XTable, device: Device): Procedure<void> {
  device.acted = true;
  t.emit({ type: 'engages', rule: 'xw2.using-remotes.1', ship: device.id });
  yield* t.window('remote-engages', { device });
}
