import type { Procedure } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { type ActionChoice, actionChoice, attemptAction, barActions, whyNotAct } from './actions.ts';
import { sufferDamage } from './damage.ts';
import { rollOutsideAttack } from './roll.ts';
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
  const [face = 'blank'] = yield* rollOutsideAttack(t, ship, 1, 'overlap', 'xw2.overlap.7');
  if (face === 'hit' || face === 'crit') yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw2.overlap.7' });
}

/** xw2.overlap.9, .11: a red focus or calculate from the bar, and then no further action in this activation. */
function* overlapEnemy(t: XTable, ship: Ship): Procedure<void> {
  const options = [
    { key: 'none' as const, action: null },
    ...overlapActions(t, ship).map((action) => ({ key: action.key, about: { action: action.key }, action })),
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

function overlapActions(t: XTable, ship: Ship): ActionChoice[] {
  if (isStressed(ship)) return [];
  return barActions(t, ship)
    .filter((action) => (action.key === 'focus' || action.key === 'calculate') && !whyNotAct(t, ship, action))
    .map((action) =>
      actionChoice({
        ...action,
        treatedAs: 'red',
        linked: [],
        perform: (one, actor) => performLast(one, actor, action),
      }),
    );
}

/** Nothing that this action sets off can grant another one (xw2.overlap.11). */
function* performLast(t: XTable, ship: Ship, { perform }: ActionChoice): Procedure<boolean> {
  const done = yield* perform(t, ship);
  ship.noMoreActions = true;
  return done;
}
