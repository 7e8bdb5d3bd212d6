import { turnedBy } from '@rangefinder/geometry';
import type { RuleId } from '@rangefinder/kernel';
import { overlapsAny, updateContact } from '@rangefinder/xwing';
import type { TurnAbout } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/**
 * Turns a ship where it stands (xw2.rotate-ship.1). Not a move (xw2.rotate-ship.2), and so what it comes to lie on has
 * no effect, though the ship is at range 0 of that now (xw2.rotate-ship.4, .5); not done if it would overlap a ship
 * (xw2.rotate-ship.3).
 */
export function rotateShip(t: XTable, ship: Ship, degrees: number, rule: RuleId): boolean {
  if (!hasRoomToRotate(t, ship, degrees)) return false;
  const from = ship.pose;
  const pose = turnedBy(from, degrees);
  ship.pose = pose;
  t.emit({ type: 'moved', rule, ship: ship.id, how: 'rotate', from, to: pose });
  updateContact(t, ship, []);
  return true;
}

/** xw2.rotate-ship.3: whether a ship turned like this would overlap no other one. */
export function hasRoomToRotate(t: XTable, ship: Ship, degrees: number): boolean {
  return !overlapsAny(t, ship, turnedBy(ship.pose, degrees));
}

/** A turn that a player may choose. */
export interface Turn {
  readonly key: string;
  readonly about: TurnAbout;
}

/** The turns for which there is no room, as refusals. */
export function refusedTurns(t: XTable, ship: Ship, turns: readonly Turn[]) {
  const blocked = turns.filter(({ about }) => !hasRoomToRotate(t, ship, about.degrees));
  return blocked.map((turn) => ({ ...turn, why: refuse('xw2.rotate-ship.3', 'overlaps-ship') }));
}
