import type { RuleId } from '@rangefinder/kernel';
import type { Slot, UpgradeFacts } from '../card.ts';
import { newUpgrade } from '../newship.ts';
import { meets } from '../squad/restrictions.ts';
import type { Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** What is looked at where cards are handed out. */
type Equipping = Pick<XTable, 'cards' | 'state'>;

/**
 * Whether an effect may equip a ship with an upgrade of another ship: it needs no slot for it (xw2.upgrade-cards.10), but
 * it must meet the restrictions of the card (xw2.upgrade-cards.11). `without` is what it gives away in exchange.
 */
export function mayBeGiven(t: XTable, ship: Ship, upgrade: Equipped, without?: Equipped): boolean {
  return meetsRestrictions(t, ship, t.cards.upgrade(upgrade.id), without);
}

function meetsRestrictions(t: Equipping, ship: Ship, card: UpgradeFacts, without?: Equipped): boolean {
  const equipped = ship.upgrades.filter((one) => one !== without).map(({ id }) => t.cards.upgrade(id));
  const squad = t.state.ships.filter(({ seat }) => seat === ship.seat);
  const squadNames = new Set(
    squad.flatMap((one) => [t.cards.pilot(one.pilot).name, ...one.upgrades.map(({ id }) => t.cards.upgrade(id).name)]),
  );
  const fitting = { pilot: t.cards.pilot(ship.pilot), equipped, squadNames };
  return (card.restrictions ?? []).every((restriction) => meets(restriction, fitting));
}

/** Non-limited upgrades of a slot that a ship could equip besides what it has; never a second copy (xw2.upgrade-cards.7). */
export function spareUpgrades(t: Equipping, ship: Ship, slot: Slot): string[] {
  const spare = t.cards
    .playableUpgrades()
    .filter(
      (card) =>
        card.fills.length === 1 &&
        card.fills[0] === slot &&
        card.limited === 0 &&
        card.extended !== false &&
        !ship.upgrades.some(({ id }) => t.cards.upgrade(id).name === card.name) &&
        meetsRestrictions(t, ship, card),
    );
  return spare.map(({ id }) => id);
}

/** A ship has one more upgrade from now on. */
export function equipUpgrade(t: XTable, ship: Ship, id: string, rule: RuleId): Equipped {
  const upgrade = newUpgrade(t.cards, id);
  ship.upgrades.push(upgrade);
  t.emit({ type: 'equipped', rule, ship: ship.id, card: id });
  t.changed();
  return upgrade;
}

/** An upgrade goes from one ship to another, with the charges it has (xw2.upgrade-cards.9). */
export function giveUpgrade(t: XTable, from: Ship, to: Ship, upgrade: Equipped, rule: RuleId): void {
  from.upgrades.splice(from.upgrades.indexOf(upgrade), 1);
  to.upgrades.push(upgrade);
  t.emit({ type: 'upgrade-given', rule, ship: from.id, to: to.id, card: upgrade.id });
  t.changed();
}
