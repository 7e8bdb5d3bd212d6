import type { Pose, Procedure } from '@rangefinder/kernel';
import { isReplaced } from '@rangefinder/xwing';
import { whenLeaving } from '../missions/scoring.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { removeFromGame } from './destroying.ts';

/**
 * The play area is a square of this side unless the players want another (xw2.setup.9, xw2.play-area.3; three feet,
 * see the rulings).
 */
export const BOARD = 914.4;

/**
 * xw2.flee.1, .2: a ship whose base is partly outside is removed from the game, and before that only what waits for it
 * to flee is resolved (xw2.flee.4); answers whether it left the table.
 */
export function* flee(t: XTable, ship: Ship, from: Pose): Procedure<boolean> {
  if (yield* isReplaced(t.abilities.replacing('flee', { ship, from }))) return true;
  t.emit({ type: 'fled', rule: 'xw2.flee.1', ship: ship.id });
  yield* t.window('ship-fled', { ship });
  yield* whenLeaving(t, ship, from, 'xw2.missions.salvage.11');
  removeFromGame(t, ship, 'xw2.flee.2');
  return true;
}
