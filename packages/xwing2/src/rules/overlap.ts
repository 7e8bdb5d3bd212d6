import { type Procedure, pickOne } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { attemptAction, barActions } from './actions.ts';
import { sufferDamage } from './damage.ts';
import { isStressed } from './tokens.ts';

/** What a ship suffers that bumped into others, after Check Difficulty (xw2.overlap.6). */
export function* overlapEffect(t: XTable, ship: Ship, bumped: readonly string[]): Procedure<void> {
  ship.skipsAction = true; // xw2.overlap.8, .10
  // xw2.overlap.12: with both kinds touched at once, the friendly one counts.
  const friendly = bumped.some((id) => t.findShip(id)?.seat === ship.seat);
  if (friendly) yield* overlapFriend(t, ship);
  else yield* overlapEnemy(t, ship);
}

/** xw2.overlap.7 */
function* overlapFriend(t: XTable, ship: Ship): Procedure<void> {
  const [face = 'blank'] = t.rollAttackDice(1);
  t.emit({ type: 'rolled', rule: 'xw2.overlap.7', ship: ship.id, dice: [face], why: 'overlap' });
  if (face === 'hit' || face === 'crit') yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw2.overlap.7' });
}

/** xw2.overlap.9, .11: a red focus or calculate from the bar, and then no further action in this activation. */
function* overlapEnemy(t: XTable, ship: Ship): Procedure<void> {
  const entries = isStressed(ship)
    ? []
    : barActions(t, ship).filter(({ key }) => key === 'focus' || key === 'calculate');
  const options = [
    { key: 'none', action: null },
    ...entries.map((action) => ({ key: action.key, action: { ...action, difficulty: 'red' as const } })),
  ];
  const { action } = yield* pickOne({
    seat: ship.seat,
    topic: 'overlap-action',
    rule: 'xw2.overlap.9',
    about: { ship: ship.id },
    options,
  });
  if (action) yield* attemptAction(t, ship, action, false);
  ship.noMoreActions = true;
}
