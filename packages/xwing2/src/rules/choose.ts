import type { Procedure, RuleId } from '@rangefinder/kernel';
import { chooseShip as choose, mayChooseShip as mayChoose } from '@rangefinder/xwing';
import { type Holder, RULE } from '../abilities.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/**
 * How cards choose, and among whom: a ship or none before anything is paid (xw2.faq-abilities-queue.23 to .25); one that
 * must be chosen has no effect where there is none (xw2.annex-queue-example-2.6), and to have one to choose is no
 * requirement (xw2.faq-abilities-queue.13). The closest point tells the range (xw2.range.5, .6).
 */
export { enemiesAt, isAtRange } from '@rangefinder/xwing';

/** A card's player chooses a ship for its effect, or none ("you may choose"). */
export function mayChooseShip(self: Holder, ships: readonly Ship[], rule: RuleId = RULE): Procedure<Ship | null> {
  return mayChoose(self, ships, rule);
}

/** A card's player chooses a ship ("choose"); null only when there is none to choose. */
export function chooseShip(self: Holder, ships: readonly Ship[], rule: RuleId = RULE): Procedure<Ship | null> {
  return choose(self, ships, rule);
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
