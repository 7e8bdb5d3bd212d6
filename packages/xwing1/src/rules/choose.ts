import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { isAtRange } from './measure.ts';

/** A card's player chooses a ship for its effect, or none ("you may choose"). */
export function* mayChooseShip(self: Holder, ships: readonly Ship[], rule: RuleId): Procedure<Ship | null> {
  if (ships.length === 0) return null;
  const options = [
    ...ships.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship })),
    { key: 'none' as const, ship: null },
  ];
  const { ship } = yield* pickOne(asked(self, rule, options));
  return ship;
}

/** A card's player chooses a ship ("choose"); null only when there is none to choose. */
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

/** Whether a ship is at a range of another for an upgrade of the latter: there are ships whose upgrades reach further. */
function isReached(
  t: XTable,
  { ship, upgrade }: Pick<Holder, 'ship' | 'upgrade'>,
  other: Ship,
  near: number,
  far: number,
) {
  if (!upgrade) return isAtRange(t, ship, other, near, far);
  const ranges = t.abilities.ask('upgrade-range', { ship, other }, [t.range(ship, other)]);
  return ranges.some((range) => range >= near && range <= far);
}

/** Friendly ships at a range of a card's ship, itself among them where range 1 is (xw1.friendly.4, xw1.range.11). */
export function friendsAt(t: XTable, self: Pick<Holder, 'ship' | 'upgrade'>, near: number, far: number): Ship[] {
  return t.friendsOf(self.ship).filter((other) => isReached(t, self, other, near, far));
}

/** The same without the ship itself: "other friendly ships". */
export function otherFriendsAt(t: XTable, self: Pick<Holder, 'ship' | 'upgrade'>, near: number, far: number): Ship[] {
  return friendsAt(t, self, near, far).filter((other) => other !== self.ship);
}

/** Enemy ships at a range of a ship. */
export function enemiesAt(t: XTable, ship: Ship, near: number, far: number): Ship[] {
  return t.enemiesOf(ship.seat).filter((other) => isAtRange(t, ship, other, near, far));
}
