import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, type RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { assignCondition, removeCondition } from '../../rules/conditions.ts';
import { inArc } from '../../rules/measure.ts';
import { rangeBetween } from '../../rules/units.ts';
import type { Device, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import type { DuringAttack } from './attack.ts';

const ASSIGNS = 'xw2.condition-cards.1';

type Anywhere = AbilityContext<unknown>;

/** The card's player chooses one of some ships, which gets the condition. */
export function* assignTo({ table, self }: Anywhere, condition: string, ships: readonly Ship[]): Procedure<boolean> {
  const options = ships.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship }));
  if (options.length === 0) return false;
  const { ship } = yield* pickOne({
    seat: self.ship.seat,
    topic: 'assign-condition',
    rule: ASSIGNS,
    about: { ship: self.ship.id, card: condition },
    options,
  });
  assignCondition(table, ship, condition, { by: self.ship.seat, source: self.ship.id }, ASSIGNS);
  return true;
}

/** "Setup": the condition goes to a ship of one side, before or after forces are placed. */
export function inSetup(
  window: 'before-placing-forces' | 'after-placing-forces',
  condition: string,
  among: (context: Anywhere) => Ship[],
): CardAbility {
  return at(window, {
    rule: ASSIGNS,
    optional: false,
    *effect(context) {
      yield* assignTo(context, condition, among(context));
    },
  });
}

/** All ships of the other player, wherever they are. */
export const enemies = ({ table, self }: Anywhere) => table.state.ships.filter(({ seat }) => seat !== self.ship.seat);
/** All ships of the card's player. */
export const friends = ({ table, self }: Anywhere) => table.state.ships.filter(({ seat }) => seat === self.ship.seat);

/** A friendly ship other than those of the same pilot. */
export function protectsAnother(condition: 'decoyed' | 'guarded'): CardAbility {
  return inSetup('after-placing-forces', condition, (context) =>
    friends(context).filter(({ pilot }) => pilot !== context.self.ship.pilot),
  );
}

/** Whether a ship has this upgrade. */
export function has(ship: Ship, upgrade: string): boolean {
  return ship.upgrades.some(({ id }) => id === upgrade);
}

/** Enemies of a ship that some test holds for, up to some range. */
export function enemyWithin(t: XTable, ship: Ship, far: number, test: (enemy: Ship) => boolean): boolean {
  return t.enemiesOf(ship.seat).some((enemy) => test(enemy) && t.range(ship, enemy) <= far);
}

/** In the System Phase, at your initiative (xw2.faq-cards.32), your dial is turned up. */
export function turnsDialUp(
  rule: 'xw2.faq-cards.32' | typeof RULE,
  when: (t: XTable, ship: Ship) => boolean,
): CardAbility {
  return at('system', {
    rule,
    optional: false,
    when: ({ table, self: { ship }, moment }) =>
      moment.ship === ship && ship.dial !== null && !ship.revealed && when(table, ship),
    *effect({ table, self: { ship } }) {
      ship.revealed = true;
      table.emit({ type: 'dial-revealed', rule, ship: ship.id, maneuver: ship.dial ?? '' });
    },
  });
}

/** Ships of a pilot on your side that are in the arc the attack is made from. */
export function inAttackArc({ table, self, moment: { attack } }: DuringAttack, pilot: string): Ship[] {
  const attacker = table.ship(attack.attacker);
  return table
    .friendsOf(self.ship)
    .filter((ship) => ship.pilot === pilot && attack.arcs.some((arc) => inArc(table, attacker, arc, ship)));
}

/** The condition is over. */
export function* remove({ table, self }: AbilityContext<unknown>) {
  if (self.condition) removeCondition(table, self.ship, self.condition);
}

export function rangeToDevice(table: XTable, ship: Ship, device: Device): number {
  return rangeBetween(table, [table.base(ship)], table.device(device));
}
