import { NOTHING, type Procedure } from '@rangefinder/kernel';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { emergencyDeployments } from './deploying.ts';
import { removeFromGame } from './destroying.ts';
import { removeDevice } from './devices.ts';

/** A ship's memory of an ability that keeps it on the table, destroyed, until the end of the Engagement Phase. */
export const LINGERS = 'phase:lingers';

/**
 * Takes destroyed ships off the table, between two turns, when no ability waits any more (xw2.ability-queue.9). In the
 * Engagement Phase that waits until all ships of an initiative have engaged (xw2.destroying-ships.3, .4,
 * xw2.attack.40, xw2.simultaneous-attacks.1), and for a ship that lingers until the phase is over.
 */
export function removeDestroyed(t: XTable, lingering: 'stay' | 'go' = 'stay'): Procedure<void> {
  for (const ship of t.state.ships) if (isDue(ship, lingering)) return removeAll(t, lingering);
  removeDestroyedRemotes(t);
  return NOTHING;
}

function isDue(ship: Ship, lingering: 'stay' | 'go'): boolean {
  return ship.destroyed && ship.place === 'play' && !(lingering === 'stay' && ship.memory[LINGERS]);
}

function* removeAll(t: XTable, lingering: 'stay' | 'go'): Procedure<void> {
  for (const ship of t.state.ships) {
    if (!isDue(ship, lingering)) continue;
    yield* emergencyDeployments(t, ship);
    removeFromGame(t, ship, 'xw2.removed-from-game.1');
  }
  removeDestroyedRemotes(t);
}

/** Takes away remotes that were destroyed at their own initiative (xw2.damaging-remotes.4). */
export function removeDestroyedRemotes(t: XTable): void {
  if (!t.state.devices.some(isDestroyed)) return;
  for (const device of t.state.devices.filter(isDestroyed))
    removeDevice(t, device, 'destroyed', 'xw2.damaging-remotes.4');
}

function isDestroyed({ destroyed }: Device): boolean {
  return destroyed;
}
