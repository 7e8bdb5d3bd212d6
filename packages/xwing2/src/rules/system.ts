import { type Procedure, pickOne } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { removeDestroyed } from './destroying.ts';
import { nextShip } from './order.ts';
import { boostTo, reposition, rollsTo } from './reposition.ts';
import { spendToken } from './tokens.ts';

/** One ship's opportunity in the System Phase; answers whether the phase is over. */
export function* systemStep(t: XTable): Procedure<boolean> {
  const waiting = t.inPlay().filter((ship) => !ship.acted && !ship.destroyed);
  // Ships with nothing to resolve are passed over without asking anybody about their order.
  for (const ship of waiting) if (!hasSystemEffect(t, ship)) ship.acted = true;
  const ship = yield* nextShip(
    t,
    'ascending',
    waiting.filter((one) => !one.acted),
    'system',
    'xw2.system-phase.4',
  );
  if (!ship) return true;
  if (ship.tokens.cloak > 0) yield* mayDecloak(t, ship);
  yield* t.window('system', { ship });
  ship.acted = true;
  yield* removeDestroyed(t);
  return false;
}

function hasSystemEffect(t: XTable, ship: Ship): boolean {
  return ship.tokens.cloak > 0 || t.abilities.triggered('system', { ship }).length > 0;
}

/** xw2.cloak.7 to .9, .13, .14: barrel roll or boost, with the 2 straight for small ships and the 1 straight for others. */
export function* mayDecloak(t: XTable, ship: Ship): Procedure<void> {
  if (ship.placedDevice) return; // xw2.device.19
  const speed = t.sizeOf(ship) === 'small' ? 2 : 1;
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'decloak',
    rule: 'xw2.cloak.7',
    about: { ship: ship.id },
    options: [{ key: 'none' }, { key: 'left' as const }, { key: 'right' as const }, { key: 'straight' }],
  });
  if (key === 'none') return;
  const ends = key === 'left' || key === 'right' ? rollsTo(t, ship, key, speed) : [boostTo(t, ship, 'straight', speed)];
  const moved = yield* reposition(t, ship, ends, 'decloak', 'xw2.cloak.7');
  if (!moved) return; // xw2.cloak.14: the token stays
  ship.decloaked = true;
  yield* spendToken(t, ship, 'cloak', 1, 'xw2.cloak.7');
}
