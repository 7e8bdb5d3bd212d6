import { type Procedure, pick, pickOne, type RuleId } from '@rangefinder/kernel';
import { at, type CardAbility, modify } from '../abilities.ts';
import { type ActionChoice, actionBar, actionChoice } from '../rules/actions.ts';
import { coordinatedShips, coordinateShip, isReached } from '../rules/baractions.ts';
import { spendLock } from '../rules/locktokens.ts';
import { gainToken } from '../rules/tokens.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { oneMoreAfter } from './phrases.ts';
import { BY_90, couldTurnShip, mayTurnShip } from './turning.ts';

const RULE = 'xw2.coordinate.4';

function calculates(table: XTable, ship: Ship): boolean {
  return actionBar(table, ship).some(({ action }) => action === 'calculate');
}

/** C-3PO of the Resistance: coordinates ships that calculate however far, and calculates himself. */
export const REACHES_CALCULATORS: readonly CardAbility[] = [
  modify('coordinate-range', 'xw2.coordinate.3', ([near, far], { self, moment }) =>
    moment === self.ship ? [near, Number.POSITIVE_INFINITY] : [near, far],
  ),
  modify(
    'may-be-coordinated',
    'xw2.coordinate.3',
    (may, { table, self, moment: { ship, other } }) =>
      may && !(ship === self.ship && table.range(ship, other) > 2 && !calculates(table, other)),
  ),
  oneMoreAfter('calculate'),
  at('action-performed', {
    rule: RULE,
    optional: false,
    when: ({ self, moment: { ship, action } }) => ship === self.ship && action === 'coordinate',
    *effect({ table, self: { ship } }) {
      yield* gainToken(table, ship, 'calculate', 1, { rule: RULE, by: ship.seat });
    },
  }),
];

/** Whether a ship coordinates by the action, not because an ability says so (xw2.coordinate.7). */
export function isCoordinateAction(ship: Ship): boolean {
  return ship.performed.at(-1) === 'coordinate';
}

/** Ciena Ree: a ship that rolled or boosted when it was coordinated may turn for stress. */
export const TURNS_COORDINATED: CardAbility = at('coordinated', {
  rule: RULE,
  optional: false,
  when: ({ table, self, moment: { ship, other, action } }) =>
    ship === self.ship &&
    isCoordinateAction(ship) &&
    (action === 'barrel-roll' || action === 'boost') &&
    couldTurnShip(table, other, BY_90),
  *effect(context) {
    const { table, moment } = context;
    const { other } = moment;
    yield* mayTurnShip(context, other, BY_90, () =>
      gainToken(table, other, 'stress', 1, { rule: RULE, by: other.seat }),
    );
  },
});

/** A coordinate action that reaches up to so many more ships of the same type, all of which perform the same action. */
function* coordinateSeveral(
  table: XTable,
  ship: Ship,
  more: number,
  treated: (choice: ActionChoice) => ActionChoice,
): Procedure<boolean> {
  const reached = coordinatedShips(table, ship);
  if (reached.length === 0) return false;
  const about = { ship: ship.id };
  const options = reached.map((other) => ({ key: other.id, other }));
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
  options: readonly { readonly key: string; readonly other: Ship }[],
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
function coordinatesAs(
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

/** General Hux: up to three ships of one type, all in red, as a red action. */
export const COORDINATES_IN_RED: CardAbility = coordinatesAs('white', 'xw2.actions.11', {
  treatedAs: 'red',
  perform: (table, ship) =>
    coordinateSeveral(table, ship, 2, (choice) => actionChoice({ ...choice, treatedAs: 'red' })),
});

/** Battle Meditation: two ships of one type, none of them limited. */
export const MEDITATES: readonly CardAbility[] = [
  modify(
    'may-be-coordinated',
    RULE,
    (may, { table, self, moment: { ship, other } }) => may && !(ship === self.ship && table.pilot(other).limited > 0),
  ),
  coordinatesAs('purple', RULE, {
    perform: (table, ship) => coordinateSeveral(table, ship, 1, (choice) => choice),
  }),
];
