import { type Procedure, pick, pickOne } from '@rangefinder/kernel';
import { maneuverKey } from '@rangefinder/xwing';
import { at, type CardAbility } from '../abilities.ts';
import { spendableForce, spendForce } from '../rules/charges.ts';
import { enemiesAt, isAtRange, mayChooseShip } from '../rules/choose.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

const RULE = 'xw2.dial.4';

function isHidden({ dial, revealed }: Ship): boolean {
  return dial !== null && !revealed;
}

/** Only the player of a ship learns what another's dial shows. */
function look(table: XTable, ship: Ship, other: Ship): void {
  if (other.dial === null) return;
  table.kernel.emitTo(ship.seat, { type: 'dial-set', rule: RULE, ship: other.id, maneuver: other.dial });
}

/** The maneuvers on a ship's dial, to guess or to set. */
function onDial(table: XTable, ship: Ship) {
  return table.pilot(ship).dial.map((maneuver) => ({ key: maneuverKey(maneuver) }));
}

/** Cassian Andor sets his dial anew, unseen. */
function* mayResetDial(table: XTable, ship: Ship, card: string): Procedure<void> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'reset-dial',
    rule: RULE,
    about: { ship: ship.id, card },
    options: [...onDial(table, ship).filter(({ key }) => key !== ship.dial), { key: 'none' }],
    secret: true,
  });
  if (key === 'none') return;
  ship.dial = key;
  table.kernel.emitTo(ship.seat, { type: 'dial-set', rule: RULE, ship: ship.id, maneuver: key });
}

/** Cassian Andor: guesses the maneuver of an enemy, looks, and may set his own dial if he was right. */
export const GUESSES_MANEUVER: CardAbility = at('system', {
  rule: RULE,
  optional: false,
  when: ({ table, self: { ship }, moment }) => moment.ship === ship && enemiesAt(table, ship, 1, 2).some(isHidden),
  *effect({ table, self }) {
    const { ship, card } = self;
    const enemy = yield* mayChooseShip(self, enemiesAt(table, ship, 1, 2).filter(isHidden), RULE);
    if (!enemy) return;
    const { key } = yield* pickOne({
      seat: ship.seat,
      topic: 'choose-maneuver',
      rule: RULE,
      about: { ship: enemy.id, card },
      options: onDial(table, enemy),
    });
    look(table, ship, enemy);
    if (key === enemy.dial && ship.dial !== null) yield* mayResetDial(table, ship, card);
  },
});

/** Supreme Leader Snoke: 1 Force for each dial that is turned up. */
export const TURNS_DIALS_UP: CardAbility = at('system', {
  rule: RULE,
  optional: false,
  when: ({ table, self: { ship }, moment }) =>
    moment.ship === ship && spendableForce(table, ship) > 0 && distant(table, ship).length > 0,
  *effect({ table, self: { ship, card } }) {
    const options = distant(table, ship).map((enemy) => ({ key: enemy.id, enemy }));
    const chosen = yield* pick({
      seat: ship.seat,
      topic: 'choose-ships',
      rule: RULE,
      about: { ship: ship.id, card },
      options,
      min: 0,
      max: Math.min(spendableForce(table, ship), options.length),
    });
    if (chosen.length === 0) return;
    spendForce(table, ship, chosen.length, RULE);
    for (const { enemy } of chosen) {
      enemy.revealed = true;
      table.emit({ type: 'dial-revealed', rule: RULE, ship: enemy.id, maneuver: enemy.dial ?? '' });
    }
  },
});

function distant(table: XTable, ship: Ship): Ship[] {
  return table.enemiesOf(ship.seat).filter((enemy) => table.range(ship, enemy) > 1 && isHidden(enemy));
}

/** Sense: looks at a dial nearby, or further away for 1 Force. */
export const SENSES: CardAbility = at('system', {
  rule: RULE,
  optional: false,
  when: ({ table, self: { ship }, moment }) => moment.ship === ship && sensed(table, ship).length > 0,
  *effect({ table, self }) {
    const { ship } = self;
    const other = yield* mayChooseShip(self, sensed(table, ship), RULE);
    if (!other) return;
    if (!isAtRange(table, ship, other, 0, 1)) spendForce(table, ship, 1, RULE);
    look(table, ship, other);
  },
});

function sensed(table: XTable, ship: Ship): Ship[] {
  const far = spendableForce(table, ship) > 0 ? 3 : 1;
  return table
    .inPlay()
    .filter((other) => other.seat !== ship.seat && isAtRange(table, ship, other, 0, far) && isHidden(other));
}
