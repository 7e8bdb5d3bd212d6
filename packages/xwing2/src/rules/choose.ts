import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/**
 * A card's player chooses a ship for its effect, or none ("you may choose"), before anything is paid
 * (xw2.faq-abilities-queue.23 to .25).
 */
export function* mayChooseShip(self: Holder, ships: readonly Ship[], rule: RuleId): Procedure<Ship | null> {
  if (ships.length === 0) return null;
  const options = [
    ...ships.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship })),
    { key: 'none' as const, ship: null },
  ];
  const { ship } = yield* pickOne(asked(self, rule, options));
  return ship;
}

/**
 * A card's player chooses a ship ("choose"); null only when there is none to choose, which has no effect
 * (xw2.annex-queue-example-2.6). To have one to choose is no requirement (xw2.faq-abilities-queue.13).
 */
export function* chooseShip(self: Holder, ships: readonly Ship[], rule: RuleId): Procedure<Ship | null> {
  if (ships.length === 0) return null;
  const options = ships.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship }));
  const { ship } = yield* pickOne(asked(self, rule, options));
  return ship;
}

function asked<T>(self: Holder, rule: RuleId, options: readonly T[]) {
  return {
    seat: self.ship.seat,
    topic: 'choose-ship' as const,
    rule,
    about: { ship: self.ship.id, card: self.card },
    options,
  };
}

/**
 * Friendly ships at a range of a ship, itself among them where the range begins at 0 (xw2.friendly.5,
 * xw2.annex-queue-example-1.2). An upgrade gives
 * itself instead of its ship: there are ships whose upgrades reach further.
 */
export function friendsAt(t: XTable, of: Ship | Holder, near: number, far: number): Ship[] {
  const [ship, upgrade] = 'ship' in of ? [of.ship, of.upgrade] : [of, null];
  return t.friendsOf(ship).filter((other) => {
    const range = [t.range(ship, other)];
    const counted = upgrade ? t.abilities.ask('upgrade-range', { ship, other }, range) : range;
    return counted.some((one) => one >= near && one <= far);
  });
}

/** Enemy ships at a range of a ship. */
export function enemiesAt(t: XTable, ship: Ship, near: number, far: number): Ship[] {
  return t.enemiesOf(ship.seat).filter((other) => isAtRange(t, ship, other, near, far));
}

/** xw2.range.5, .6: the closest point lies in one of the bands from the nearer to the further. */
export function isAtRange(t: XTable, ship: Ship, other: Ship, near: number, far: number): boolean {
  const range = t.range(ship, other);
  return range >= near && range <= far;
}
