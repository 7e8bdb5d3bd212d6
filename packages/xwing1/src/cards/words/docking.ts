import { type AbilityContext, type CardAbility, modify } from '../../abilities.ts';
import { arcsOf } from '../../rules/measure.ts';
import type { Ship } from '../../state.ts';

/** A friendly ship with a title may dock with this card's. */
export function carries(title: string): CardAbility {
  return modify('may-dock', (may, { self, moment: { ship, carrier } }) => {
    return may || (carrier === self.ship && ship.upgrades.some(({ id, discarded }) => id === title && !discarded));
  });
}

/** The ship that this card's is docked with, on the table. */
export function carrierOf({ table, self: { ship } }: AbilityContext<unknown>): Ship | undefined {
  const carrier = ship.carrier === null ? undefined : table.findShip(ship.carrier);
  return carrier?.place === 'play' ? carrier : undefined;
}

/** While this card's ship is docked, its carrier's primary weapon also shoots from the special firing arc at the rear. */
export const OPENS_REAR_ARC: CardAbility = modify('weapons', (weapons, context) => {
  const { moment: ship } = context;
  if (ship !== carrierOf(context)) return weapons;
  return weapons.map((weapon) =>
    weapon.kind === 'primary' && weapon.arcs !== 'all-round'
      ? { ...weapon, arcs: [...weapon.arcs, ...arcsOf(ship, 'auxiliary-rear')] }
      : weapon,
  );
});
