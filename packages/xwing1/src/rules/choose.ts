import type { Procedure, RuleId } from '@rangefinder/kernel';
import { chooseShip as choose, isAtRange, mayChooseShip as mayChoose } from '@rangefinder/xwing';
import { type Holder, RULE } from '../abilities.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** How cards choose, and among whom (xw1.range.4, .5, .7). */
export { enemiesAt, isAtRange } from '@rangefinder/xwing';

/** A card's player chooses a ship for its effect, or none ("you may choose"). */
export function mayChooseShip(self: Holder, ships: readonly Ship[], rule: RuleId = RULE): Procedure<Ship | null> {
  return mayChoose(self, ships, rule);
}

/** A card's player chooses a ship ("choose"); null only when there is none to choose. */
export function chooseShip(self: Holder, ships: readonly Ship[], rule: RuleId = RULE): Procedure<Ship | null> {
  return choose(self, ships, rule);
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
