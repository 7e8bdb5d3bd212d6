import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { PieceAbout } from '@rangefinder/xwing';
import { type CardAbility, modify } from '../../abilities.ts';
import { pick, pickOne } from '../../ask.ts';
import { type ActionChoice, actionChoice } from '../../rules/actions.ts';
import { coordinatedShips, coordinateShip, isReached } from '../../rules/baractions.ts';
import { spendLock } from '../../rules/lock.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

const RULE = 'xw2.coordinate.4';

/** Whether a ship coordinates by the action, not because an ability says so (xw2.coordinate.7). */
export function isCoordinateAction(ship: Ship): boolean {
  return ship.performed.at(-1) === 'coordinate';
}

/** A coordinate action that reaches up to so many more ships of the same type, all of which perform the same action. */
export function* coordinateSeveral(
  table: XTable,
  ship: Ship,
  more: number,
  treated: (choice: ActionChoice) => ActionChoice,
): Procedure<boolean> {
  const reached = coordinatedShips(table, ship);
  if (reached.length === 0) return false;
  const about = { ship: ship.id };
  const options = reached.map((other) => ({ key: other.id, about: { piece: other.id }, other }));
  const { other: first } = yield* pickOne({ seat: ship.seat, topic: 'coordinate', rule: RULE, about, options });
  const alike = options.filter(({ other }) => other !== first && table.pilot(other).type === table.pilot(first).type);
  const others = yield* moreOf(ship, alike, more);
  let same: string | null = null;
  for (const other of [first, ...others]) {
    if (!isReached(table, ship, other)) yield* spendLock(table, ship, other.id, RULE);
    yield* table.window('coordinating', { ship, other });
    const done: string | null = yield* coordinateShip(table, ship, other, (actions) =>
      actions.filter(({ key }) => same === null || key === same).map(treated),
    );
    same ??= done;
  }
  return true;
}

function* moreOf(
  ship: Ship,
  options: readonly { readonly key: string; readonly about: PieceAbout; readonly other: Ship }[],
  more: number,
): Procedure<Ship[]> {
  if (options.length === 0) return [];
  const chosen = yield* pick({
    seat: ship.seat,
    topic: 'choose-ships',
    rule: RULE,
    about: { ship: ship.id },
    options,
    min: 0,
    max: Math.min(more, options.length),
  });
  return chosen.map(({ other }) => other);
}

/** Another way to perform the coordinate action of one colour. */
export function coordinatesAs(
  colour: ActionChoice['difficulty'],
  rule: RuleId,
  way: Pick<ActionChoice, 'perform'> & { readonly treatedAs?: 'red' },
): CardAbility {
  return modify('action-variants', rule, (variants, { self, moment: { ship, choice } }) =>
    ship === self.ship && choice.key === 'coordinate' && choice.difficulty === colour && !choice.treatedAs
      ? [...variants, actionChoice({ ...choice, variant: self.card, ...way })]
      : variants,
  );
}
