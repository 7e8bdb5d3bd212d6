import { BadInput, Random } from '@rangefinder/kernel';
import {
  checkApart,
  checkAtMost,
  checkCarrier,
  checkDamageCards,
  checkLocks,
  checkLying,
  checkNamed,
  checkObstacles,
  checkPlaces,
  checkUpgrades,
  silent,
  UPGRADES,
} from '@rangefinder/xwing';
import { allPilots, pilotCard, upgradeCard } from './cards/catalog.ts';
import type { PlacedShip, Position } from './position.ts';
import { chargeLimit } from './rules/charges.ts';
import { isTwoSided } from './rules/flip.ts';
import { forceCapacity, hullOf, shieldCapacity } from './rules/stats.ts';
import { turretEnds } from './rules/weapons.ts';
import { SECOND_EDITION } from './secondedition.ts';
import { setup, type XwingSetup } from './setup.ts';
import { SQUAD_CARDS } from './squad/cards.ts';
import type { Equipped, Ship } from './state.ts';
import { XTable } from './table.ts';

/**
 * Throws where a position could not come about in play: names of nobody, cards that are not there, more of something
 * than there can be, ships in one spot or off the table. A position that is wanted all the same says so in its scenario.
 */
export function checkPossible(chosen: XwingSetup, liberty?: string): void {
  const { position } = chosen;
  if (!position) return;
  const table = new XTable(silent(setup(chosen, new Random('possible'))), SECOND_EDITION);
  checkNames(position);
  if (liberty !== UPGRADES) checkUpgrades(SQUAD_CARDS, position.ships, handedOn);
  position.ships.forEach((placed, i) => {
    checkCards(table, placed, table.ship(placed.id), `position.ships[${i}]`);
  });
  checkDamageCards(table.state.ships, table.cards.damageDeck);
  checkObjects(table, position);
  checkPlaces(
    table,
    position.ships.map(({ id }) => table.ship(id)),
  );
}

/** Locks, carriers and sources are somebody or something on the table. */
function checkNames({ ships, obstacles, devices, features }: Position): void {
  checkApart({ ships, obstacles, devices, features });
  const shipIds = new Set(ships.map(({ id }) => id));
  const objects = new Set([...shipIds, ...[...obstacles, ...devices].map(({ id }) => id)]);
  const onTable = new Set(features.map(({ id }) => id));
  ships.forEach((ship, i) => {
    const at = `position.ships[${i}]`;
    checkLocks(objects, ship.id, ship.locks, `${at}.locks`);
    checkCarrier(ships, ship, `${at}.docked`);
    // What is towed lies on the table no more (xw2.missions.salvage.2).
    if (ship.cargo !== null && (onTable.has(ship.cargo) || ships.slice(0, i).some(({ cargo }) => cargo === ship.cargo)))
      throw new BadInput(`${at}.cargo`, `"${ship.cargo}" is elsewhere in this position.`);
    ship.conditions.forEach(({ source }, k) => void checkNamed(shipIds, source, `${at}.conditions[${k}].source`));
  });
  devices.forEach(({ id, source, locks }, i) => {
    checkNamed(shipIds, source, `position.devices[${i}].source`);
    checkLocks(objects, id, locks, `position.devices[${i}].locks`);
  });
}

/** Obstacles and devices lie on the table, and remotes have no more than their cards give. */
function checkObjects(table: XTable, { obstacles, devices }: Position): void {
  checkObstacles(table, obstacles);
  devices.forEach((device, i) => {
    const at = `position.devices[${i}]`;
    checkLying(table, table.device(device), `${at}.pose`);
    const { hull = 1, charges = 0 } = table.cards.remote(device.device) ?? {};
    checkAtMost(device.damage.length, hull - 1, `${at}.damage`, 'damage cards while it is not destroyed');
    checkAtMost(device.charges, charges, `${at}.charges`, 'charges');
  });
}

/** Slots whose cards a ship may have been given by one of its side that is gone by now, or by a card of its own. */
function handedOn({ pilot, upgrades }: PlacedShip): readonly string[] {
  const { faction } = pilotCard(pilot);
  const givers = allPilots().filter((other) => other.faction === faction);
  return [...givers, ...upgrades.map(upgradeCard)].flatMap(({ handsOn = [] }) => handsOn);
}

/** A card that was flipped keeps its charges. */
function chargesOn(t: XTable, { id }: Equipped): number {
  const { charges, back } = t.cards.upgrade(id);
  return Math.max(charges?.value ?? 0, back?.charges?.value ?? 0);
}

/** What a ship has is on its cards, and no more of it than they give. */
function checkCards(table: XTable, placed: PlacedShip, ship: Ship, at: string): void {
  const atMost = (value: number, most: number, where: string, what: string) =>
    checkAtMost(value, most, `${at}.${where}`, what);
  atMost(ship.damage.length, hullOf(table, ship) - 1, 'damage', 'damage cards while it is not destroyed');
  atMost(ship.shields, shieldCapacity(table, ship), 'shields', 'shields');
  atMost(ship.force, forceCapacity(table, ship), 'force', 'Force charges');
  atMost(ship.charges, chargeLimit(table, { ship, upgrade: null }), 'charges', 'charges');
  const ends = turretEnds(table, ship);
  if (ship.turret.length !== ends) throw new BadInput(`${at}.turret`, `Its turret indicators point to ${ends} arcs.`);
  const equipped = (id: string, where: string) => {
    const upgrade = ship.upgrades.find((one) => one.id === id);
    if (!upgrade) throw new BadInput(`${at}.${where}`, `It is not equipped with "${id}".`);
    return upgrade;
  };
  for (const id of Object.keys(placed.upgradeCharges)) {
    const upgrade = equipped(id, `upgradeCharges.${id}`);
    atMost(upgrade.charges, chargesOn(table, upgrade), `upgradeCharges.${id}`, 'charges on that card');
  }
  for (const id of Object.keys(placed.under)) equipped(id, `under.${id}`);
  placed.flipped.forEach((id, k) => {
    if (!isTwoSided(table, equipped(id, `flipped[${k}]`)))
      throw new BadInput(`${at}.flipped[${k}]`, `"${id}" has one side only.`);
  });
}
