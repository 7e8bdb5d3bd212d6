import { overlaps } from '@rangefinder/geometry';
import { BadInput, Random } from '@rangefinder/kernel';
import {
  checkApart,
  checkAtMost,
  checkCarrier,
  checkConditions,
  checkCourse,
  checkDamageCards,
  checkDocked,
  checkLimited,
  checkLockCount,
  checkLocks,
  checkLying,
  checkObstacles,
  checkOnce,
  checkPlaces,
  checkSource,
  checkUpgrades,
  damagePiles,
  silent,
  UPGRADES,
} from '@rangefinder/xwing';
import { allPilots, pilotCard, upgradeCard } from './cards/catalog.ts';
import { conditionFacts } from './cards/conditions.ts';
import type { PlacedShip, Position } from './position.ts';
import { chargeLimit } from './rules/charges.ts';
import { mayDock } from './rules/docking.ts';
import { isTwoSided } from './rules/flip.ts';
import { forceCapacity, hullOf, shieldCapacity } from './rules/stats.ts';
import { turretEnds } from './rules/weapons.ts';
import { SECOND_EDITION } from './secondedition.ts';
import { setup, type XwingSetup } from './setup.ts';
import { SQUAD_CARDS } from './squad/cards.ts';
import type { Equipped, Ship } from './state.ts';
import { markerAt, XTable } from './table.ts';

/**
 * Throws where a position could not come about in play: names of nobody, cards that are not there, more of something
 * than there can be, ships in one spot or off the table. A position that is wanted all the same says so in its scenario.
 */
export function checkPossible(chosen: XwingSetup, liberty?: string): void {
  const { position } = chosen;
  if (!position) return;
  const table = new XTable(silent(setup(chosen, new Random('possible'))), SECOND_EDITION);
  checkCourse(position, chosen.rounds);
  checkNames(position);
  if (liberty !== UPGRADES) {
    checkUpgrades(SQUAD_CARDS, position.ships, handedOn);
    checkLimited(SQUAD_CARDS, position.ships, () => true); // xw2.upgrade-cards.8
  }
  position.ships.forEach((placed, i) => {
    checkCards(table, placed, table.ship(placed.id), `position.ships[${i}]`);
  });
  checkDamageCards(table.state.ships, damagePiles('decks', position.decks), table.cards.damageDeck);
  checkDocked(position.ships, (ship, carrier) => mayDock(table, table.ship(ship), table.ship(carrier)));
  checkObjects(table, position);
  checkFeatures(table, position);
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
    checkConditions(ship.conditions, shipIds, () => false, `${at}.conditions`);
    ship.conditions.forEach(({ card, secret }, k) => {
      if (secret && conditionFacts(card).secret === undefined)
        throw new BadInput(`${at}.conditions[${k}].secret`, `"${card}" is no secret condition.`);
    });
  });
  devices.forEach((device, i) => {
    const { id, locks } = device;
    checkSource(device, ships, `position.devices[${i}].source`);
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
    const isRemote = table.cards.remote(device.device) !== undefined;
    if (!isRemote && device.locks.length > 0) throw new BadInput(`${at}.locks`, 'Only remotes lock anything.');
    checkAtMost(device.charges, charges, `${at}.charges`, 'charges');
  });
}

/** Markers lie on the table where the mission has them, and supply caches there or with ships; nobody controls a cache. */
function checkFeatures(table: XTable, { ships, features }: Position): void {
  const { markers } = table.edition.missions[table.state.mission];
  const kind = markers?.kind;
  const most = kind === undefined ? 0 : 1 + 2 * (markers?.outer?.near.length ?? 0);
  features.forEach((feature, i) => {
    const at = `position.features[${i}]`;
    if (feature.kind !== kind)
      throw new BadInput(`${at}.kind`, `No ${feature.kind} lies on the table of this mission.`);
    checkLying(table, [markerAt(feature.pose)], `${at}.pose`);
    // A cache may be put down on top of anything (xw2.missions.salvage.7).
    const under = features.slice(0, i).find((other) => overlaps(markerAt(other.pose), markerAt(feature.pose)));
    if (under && kind === 'satellite') throw new BadInput(`${at}.pose`, `It lies over "${under.id}".`);
    if (feature.kind === 'cache' && feature.controller !== null)
      throw new BadInput(`${at}.controller`, 'Nobody controls a supply cache.');
  });
  const towed = ships.findIndex(({ cargo }) => cargo !== null);
  if (towed >= 0 && kind !== 'cache')
    throw new BadInput(`position.ships[${towed}].cargo`, 'There are no supply caches in this mission.');
  const count = features.length + ships.filter(({ cargo }) => cargo !== null).length;
  if (count > most) throw new BadInput('position.features', `This mission has ${most} markers, not ${count}.`);
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
  checkLockCount(ship.locks, table.abilities.ask('most-locks', ship, 1), `${at}.locks`);
  atMost(ship.tokens.cloak, 1, 'tokens.cloak', 'cloak tokens'); // xw2.cloak.6
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
  for (const [id, under] of Object.entries(placed.under)) {
    equipped(id, `under.${id}`);
    const { handsOn = [] } = table.cards.upgrade(id);
    const { fills, limited } = table.cards.upgrade(under);
    if (limited > 0 || !fills.some((slot) => handsOn.includes(slot)))
      throw new BadInput(`${at}.under.${id}`, `"${under}" does not lie under "${id}".`);
  }
  checkOnce(placed.flipped, `${at}.flipped`);
  placed.flipped.forEach((id, k) => {
    if (!isTwoSided(table, equipped(id, `flipped[${k}]`)))
      throw new BadInput(`${at}.flipped[${k}]`, `"${id}" has one side only.`);
  });
}
