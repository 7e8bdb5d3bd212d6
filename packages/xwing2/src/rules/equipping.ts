import type { RuleId } from '@rangefinder/kernel';
import { upgradeCard } from '../cards/catalog.ts';
import { meets } from '../squad/restrictions.ts';
import type { Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/**
 * Whether an effect may equip a ship with an upgrade of another ship: it needs no slot for it (xw2.upgrade-cards.10), but
 * it must meet the restrictions of the card (xw2.upgrade-cards.11). `without` is what it gives away in exchange.
 */
export function mayBeGiven(t: XTable, ship: Ship, upgrade: Equipped, without?: Equipped): boolean {
  const equipped = ship.upgrades.filter((one) => one !== without).map(({ id }) => upgradeCard(id));
  const squad = t.state.ships.filter(({ seat }) => seat === ship.seat);
  const squadNames = new Set(
    squad.flatMap((one) => [t.pilot(one).name, ...one.upgrades.map(({ id }) => upgradeCard(id).name)]),
  );
  const fitting = { pilot: t.pilot(ship), equipped, squadNames };
  return (upgradeCard(upgrade.id).restrictions ?? []).every((restriction) => meets(restriction, fitting));
}

/** An upgrade goes from one ship to another, with the charges it has (xw2.upgrade-cards.9). */
export function giveUpgrade(t: XTable, from: Ship, to: Ship, upgrade: Equipped, rule: RuleId): void {
  from.upgrades.splice(from.upgrades.indexOf(upgrade), 1);
  to.upgrades.push(upgrade);
  t.emit({ type: 'upgrade-given', rule, ship: from.id, to: to.id, card: upgrade.id });
  t.changed();
}
