import { NOTHING, type Procedure } from '@rangefinder/kernel';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { emergencyDeployments } from './deploying.ts';
import { removeFromGame } from './destroying.ts';
import { removeDevice } from './devices.ts';

/** A ship's memory of an ability that keeps it on the table, destroyed, until the end of the Engagement Phase. */
export const LINGERS = 'round:lingers';

/**
 * Takes destroyed ships off the table, between two turns, when no ability waits any more (xw2.ability-queue.9). In the
 * Engagement Phase that waits until all ships of an initiative have engaged (xw2.destroying-ships.3, .4,
 * xw2.attack.40, xw2.simultaneous-attacks.1).
 */
export function removeDestroyed(t: XTable, when: 'now' | 'end-of-step' = 'now'): Procedure<void> {
  for (const ship of t.state.ships) if (isDue(ship, when)) return removeAll(t, when);
  removeDestroyedRemotes(t);
  return NOTHING;
}

function isDue(ship: Ship, when: 'now' | 'end-of-step'): boolean {
  return ship.destroyed && ship.place === 'play' && !(when === 'end-of-step' && ship.memory[LINGERS]);
}

function* removeAll(t: XTable, when: 'now' | 'end-of-step'): Procedure<void> {
  for (const ship of t.state.ships) {
    if (!isDue(ship, when)) continue;
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
