import type { Procedure } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { mayAttack } from './attack.ts';
import { removeDestroyed } from './destroying.ts';
import { nextShip } from './order.ts';
import { skillOf } from './stats.ts';

/** One ship's opportunity to attack, or the end of a step or of the phase; answers whether the phase is over. */
export function* combatStep(t: XTable): Procedure<boolean> {
  const { state } = t;
  const waiting = state.ships.filter(({ place, acted }) => place === 'play' && !acted);
  // A ship whose pilot skill rose above the step that is on takes its turn in it, after the others (see the rulings).
  const step = state.attacking ?? Number.POSITIVE_INFINITY;
  const punctual = waiting.filter((ship) => skillOf(t, ship) <= step);
  const due = Math.max(...punctual.map((ship) => skillOf(t, ship)));
  const late = waiting.filter((ship) => skillOf(t, ship) > step);
  const isOn = state.attacking === null || state.attacking === due;
  const current = isOn ? punctual : late;
  if (state.attacking !== null && current.length === 0) {
    state.attacking = null;
    return false;
  }
  const next = nextShip(t, 'descending', current, 'engage', 'xw1.combat-phase.2');
  const { unit: ship } = next.choice ? yield* next.choice : next;
  if (ship) {
    state.attacking ??= due;
    yield* engage(t, ship);
    return false;
  }
  yield* t.window('end-of-combat', {});
  for (const one of state.ships) if (one.destroyed) yield* removeDestroyed(t, one, null);
  return true;
}

/**
 * A ship's opportunity to attack, ionized or not (xw1.ion-token.6), once a round (xw1.combat-phase.1, .4, .5). One that was to be destroyed is removed right
 * after it, with or without a target (xw1.simultaneous-attack.4, .5, .7).
 */
function* engage(t: XTable, ship: Ship): Procedure<void> {
  t.state.active = ship.id;
  t.emit({ type: 'engages', rule: 'xw1.combat-phase.1', ship: ship.id });
  yield* t.window('combat-active', { ship });
  if (ship.place === 'play') yield* mayAttack(t, ship);
  ship.acted = true;
  t.state.active = null;
  if (ship.place === 'play') yield* t.window('after-engaging', { ship });
  if (ship.destroyed) yield* removeDestroyed(t, ship, null);
}
