import type { AbilitySource } from '@rangefinder/kernel';
import type { DamageCard } from '@rangefinder/xwing';
import type { CardAbility, Holder } from './abilities.ts';
import type { Written } from './card.ts';
import type { Condition, Device, Equipped, Ship } from './state.ts';
import type { XTable } from './table.ts';

type Sources = AbilitySource<XTable, Holder>[];

/** Every card in play that can do something, in the order of the ships. */
export function abilitySources(t: XTable): Sources {
  const sources: Sources = [];
  for (const ship of t.state.ships) {
    if (ship.place === 'removed') continue;
    if (ship.place === 'reserve') addReserve(t, sources, ship);
    if (speaks(t, ship)) addShip(t, sources, ship);
  }
  for (const device of t.state.devices) {
    const abilities = t.cards.remote(device.device)?.abilities ?? [];
    if (abilities.length > 0) add(sources, t.ship(device.id), device.device, abilities, null, null, null, device);
  }
  return sources;
}

/** Reserve is silent, except before forces are placed: cards with "Setup" speak from there. */
function speaks(t: XTable, ship: Ship): boolean {
  return ship.place === 'play' || t.state.phase === 'setup';
}

/** xw2.in-reserve.7: only what says that it works in reserve. */
function addReserve(t: XTable, sources: Sources, ship: Ship): void {
  const pilot = t.pilot(ship);
  add(sources, ship, pilot.id, pilot.inReserve ?? []);
  add(sources, ship, pilot.abilityId, pilot.ability?.inReserve ?? []);
  const carrier = pilot.ability?.lendsPilot && ship.carrier !== null ? t.findShip(ship.carrier) : undefined;
  if (carrier?.place === 'play') add(sources, carrier, pilot.id, written(pilot.abilities));
  for (const condition of ship.conditions) {
    add(sources, ship, condition.card, t.cards.condition(condition.card).inReserve ?? [], null, null, condition);
  }
}

/** Whether a ship has abilities that it loses when it comes from reserve onto the table. */
export function speaksFromReserve(t: XTable, ship: Ship): boolean {
  const sources: Sources = [];
  addReserve(t, sources, ship);
  return sources.length > 0;
}

/** A ship's own cards. A destroyed ship has them until it is removed (xw2.destroying-ships.6, xw2.abilities.6). */
function addShip(t: XTable, sources: Sources, ship: Ship): void {
  const pilot = t.pilot(ship);
  add(sources, ship, pilot.id, written(pilot.abilities));
  let replaced = false;
  let shares = false;
  for (const upgrade of ship.upgrades) {
    const { replacesShipAbility, sharesInPilots } = t.cards.face(upgrade);
    replaced ||= replacesShipAbility === true;
    shares ||= sharesInPilots === true;
  }
  if (pilot.ability && !replaced) add(sources, ship, pilot.abilityId, written(pilot.ability.abilities));
  if (shares) {
    for (const { pilot } of sharing(t, ship)) add(sources, ship, pilot, written(t.cards.pilot(pilot).abilities));
  }
  for (const upgrade of ship.upgrades) {
    add(sources, ship, upgrade.id, written(t.cards.face(upgrade).abilities), upgrade);
  }
  for (const damage of ship.damage) {
    if (damage.faceup) add(sources, ship, damage.card, t.cards.damage(damage.card).abilities, null, damage);
  }
  for (const condition of ship.conditions) {
    // A facedown card does not tell its name (xw2.secret-conditions.6).
    const name = condition.secret ? 'secret-condition' : condition.card;
    add(sources, ship, name, written(t.cards.condition(condition.card).abilities), null, null, condition);
  }
}

function sharesPilot(t: XTable, ship: Ship): boolean {
  return ship.upgrades.some((upgrade) => t.cards.face(upgrade).sharesPilot === true);
}

/** The other friendly ships that share the abilities of their pilots. */
function sharing(t: XTable, ship: Ship): Ship[] {
  return t.friendsOf(ship).filter((other) => other !== ship && sharesPilot(t, other));
}

/** Whether other ships have abilities because of this one: friends whom it shares its pilot's with, or a carrier. */
export function lendsAbilities(t: XTable, ship: Ship): boolean {
  return sharesPilot(t, ship) || t.pilot(ship).ability?.lendsPilot === true;
}

/** Cards without abilities are left out: the index is made anew whenever a card comes or goes. */
function add(
  sources: Sources,
  ship: Ship,
  card: string,
  abilities: readonly CardAbility[],
  upgrade: Equipped | null = null,
  damage: DamageCard | null = null,
  condition: Condition | null = null,
  device: Device | null = null,
): void {
  if (abilities.length === 0) return;
  sources.push({ seat: ship.seat, self: { ship, card, upgrade, damage, condition, device }, abilities });
}

/** A card that is not written never reaches the table: squads are parsed. */
function written(abilities: Written): readonly CardAbility[] {
  return abilities === 'unwritten' ? [] : abilities;
}
