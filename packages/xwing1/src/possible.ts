import { withinDistance } from '@rangefinder/geometry';
import { BadInput, Random } from '@rangefinder/kernel';
import {
  checkApart,
  checkAtMost,
  checkCarrier,
  checkConditions,
  checkCourse,
  checkDamageCards,
  checkDocked,
  checkFactions,
  checkLimited,
  checkLockCount,
  checkLocks,
  checkLying,
  checkNamed,
  checkObstacles,
  checkOnce,
  checkPlaces,
  checkSource,
  checkUpgrades,
  damagePiles,
  silent,
  UPGRADES,
} from '@rangefinder/xwing';
import { conditionFacts } from './cards/conditions.ts';
import { FIRST_EDITION } from './firstedition.ts';
import type { PlacedShip, Position } from './position.ts';
import { cardActions } from './rules/actions.ts';
import { COUNTER } from './rules/damage.ts';
import { damageOn } from './rules/destroying.ts';
import { mayDock } from './rules/docking.ts';
import { hullOf, shieldValue } from './rules/stats.ts';
import { setup, type XwingSetup } from './setup.ts';
import { SQUAD_CARDS } from './squad/cards.ts';
import type { Bomb, Ship } from './state.ts';
import { XTable } from './table.ts';

/**
 * Throws where a position could not come about in play: names of nobody, cards that are not there, more of something
 * than there can be, ships in one spot or off the table. A position that is wanted all the same says so in its scenario.
 */
export function checkPossible(chosen: XwingSetup, liberty?: string): void {
  const { position } = chosen;
  const table = new XTable(silent(setup(chosen, new Random('possible'))), FIRST_EDITION);
  checkMission(table);
  if (!position) return;
  checkCourse(position, chosen.rounds);
  checkNames(position);
  if (liberty !== UPGRADES) {
    checkUpgrades(SQUAD_CARDS, position.ships);
    checkFactions(SQUAD_CARDS, position.ships, 'xw1.factions.3');
    // xw1.upgrade-cards.5
    checkLimited(SQUAD_CARDS, position.ships, (id) => table.cards.upgrade(id).oncePerShip === true);
  }
  position.ships.forEach((placed, i) => {
    const at = `position.ships[${i}]`;
    checkCards(table, placed, table.ship(placed.id), at);
    checkCounters(table, position, placed, at);
    checkPerformed(table, table.ship(placed.id), at);
    checkTouching(table, placed, `${at}.touching`);
  });
  checkDocked(position.ships, (ship, carrier) => mayDock(table, table.ship(ship), table.ship(carrier)));
  const { options } = table.state;
  const piles = [...damagePiles('decks', position.decks), ...damagePiles('discards', position.discards)];
  checkDamageCards(table.state.ships, piles, table.cards.damageDeck(options.damageDeck), COUNTER);
  const { obstacles, bombs } = position;
  checkObstacles(table, obstacles);
  bombs.forEach((bomb, i) => void checkLying(table, table.bomb(bomb), `position.bombs[${i}].pose`, true)); // xw1.bombs.13
  checkBombs(table, bombs);
  checkPlaces(
    table,
    position.ships.map(({ id }) => table.ship(id)),
  );
}

/** Locks, touching ships, carriers and sources are somebody on the table. */
function checkNames({ ships, obstacles, bombs }: Position): void {
  checkApart({ ships, obstacles, bombs });
  const ids = new Set(ships.map(({ id }) => id));
  ships.forEach((ship, i) => {
    const at = `position.ships[${i}]`;
    checkLocks(ids, ship.id, ship.locks, `${at}.locks`, 2); // there are cards that allow a second one
    ship.touching.forEach((id, k) => void checkNamed(ids, id, `${at}.touching[${k}]`));
    checkCarrier(ships, ship, `${at}.docked`);
    checkConditions(ship.conditions, ids, (card) => conditionFacts(card).manyCopies === true, `${at}.conditions`);
    // xw1.docking.1: locks break.
    const isDocked = (id: string) => ships.some((other) => other.id === id && other.docked !== null);
    const lost = ship.docked === null ? ship.locks.findIndex(isDocked) : ship.locks.length - 1;
    if (lost >= 0) throw new BadInput(`${at}.locks[${lost}]`, 'Who is docked has no locks, and nobody has one on it.');
    // xw1.target-lock-action.1
    ship.locks.forEach((id, k) => {
      if (ships.some((other) => other.id === id && other.seat === ship.seat))
        throw new BadInput(`${at}.locks[${k}]`, `"${id}" is no enemy.`);
    });
  });
  bombs.forEach((bomb, i) => void checkSource(bomb, ships, `position.bombs[${i}].source`));
}

/** What a ship has dropped is of a card that it has, or had and discarded. */
function checkBombs(t: XTable, bombs: readonly Bomb[]): void {
  bombs.forEach(({ bomb, source }, i) => {
    if (source === '') return;
    const cards = t.ship(source).upgrades.map(({ id }) => t.cards.upgrade(id));
    if (!cards.some((card) => [card.bomb, card.back?.bomb].some((dropped) => dropped?.token === bomb)))
      throw new BadInput(`position.bombs[${i}].source`, `"${source}" has no card that drops a "${bomb}".`);
  });
}

/** A mission is about ships that take part in it, each of them once. */
function checkMission({ state: { mission, ships } }: XTable): void {
  const ids = new Set(ships.map(({ id }) => id));
  const objectives = mission?.objectives ?? [];
  objectives.forEach(({ seat, ship, kind }, i) => {
    const at = `mission.objectives[${i}]`;
    checkNamed(ids, ship, `${at}.ship`);
    if (objectives.slice(0, i).some((other) => other.seat === seat && other.ship === ship && other.kind === kind))
      throw new BadInput(at, 'This objective stands here twice.');
  });
  for (const id of Object.keys(mission?.skills ?? {})) checkNamed(ids, id, `mission.skills.${id}`);
}

/** Ships that touch stand next to each other. */
function checkTouching(t: XTable, { id, touching }: PlacedShip, at: string): void {
  checkOnce(touching, at);
  touching.forEach((other, k) => {
    if (other === id) throw new BadInput(`${at}[${k}]`, 'It cannot touch itself.');
    if (!areClose(t, t.ship(id), t.ship(other)))
      throw new BadInput(`${at}[${k}]`, `"${other}" is too far away to touch it.`);
  });
}

/** Guides keep the bases of ships apart that touch (xw1.guides.3). */
function areClose(t: XTable, ship: Ship, other: Ship): boolean {
  return t.body(ship).some((one) => t.body(other).some((shape) => withinDistance(one, shape, TOUCHING)));
}

/** Positions are written by people, to the millimetre. */
const TOUCHING = 2;

/** Tokens lie on cards that have some of their own, or for which another card of the ship or the squad brings them. */
function checkCounters(t: XTable, { ships }: Position, { seat, upgrades, counters }: PlacedShip, at: string): void {
  const brought = (from: readonly string[], on: 'ship' | 'squad') =>
    from.flatMap((id) => {
      const puts = t.cards.upgrade(id).putsTokens;
      return puts?.on === on ? puts.slots : [];
    });
  const squad = ships.filter((ship) => ship.seat === seat).flatMap((ship) => ship.upgrades);
  const slots = [...brought(upgrades, 'ship'), ...brought(squad, 'squad')];
  for (const id of Object.keys(counters)) {
    const { holdsTokens, fills } = t.cards.upgrade(id);
    if (!holdsTokens && !fills.some((slot) => slots.includes(slot)))
      throw new BadInput(`${at}.counters.${id}`, `No tokens lie on "${id}".`);
  }
}

/** What it performed are actions that there are: of action bars, or of its cards. */
function checkPerformed(t: XTable, ship: Ship, at: string): void {
  const cards = [...ship.upgrades.map(({ id }) => id), ...ship.damage.map(({ card }) => card), ship.pilot];
  const ofCards = [...cardActions(t, ship).map(({ key }) => key), ...cards.map((id) => `card:${id}`)];
  checkOnce(ship.performed, `${at}.performed`); // xw1.actions.10
  ship.performed.forEach((action, k) => {
    if (!Object.hasOwn(t.edition.actions, action) && !ofCards.includes(action))
      throw new BadInput(`${at}.performed[${k}]`, `There is no action "${action}" for it.`);
  });
}

/** What a ship has is on its cards, and no more of it than they give. */
function checkCards(table: XTable, placed: PlacedShip, ship: Ship, at: string): void {
  const most = hullOf(table, ship) - 1;
  checkAtMost(damageOn(table, ship), most, `${at}.damage`, 'damage cards while it is not destroyed');
  checkLockCount(ship.locks, table.abilities.ask('most-locks', ship, 1), `${at}.locks`);
  checkAtMost(ship.shields, shieldValue(table, ship), `${at}.shields`, 'shields');
  const ends = table.pilot(ship).type.arcs.includes('mobile') ? 1 : 0;
  if (ship.turret.length !== ends) throw new BadInput(`${at}.turret`, `Its mobile arcs are ${ends}.`);
  const named = [...placed.discarded, ...placed.flipped, ...Object.keys(placed.counters)];
  for (const id of named) {
    if (!ship.upgrades.some((one) => one.id === id)) throw new BadInput(at, `It is not equipped with "${id}".`);
  }
  checkOnce(placed.discarded, `${at}.discarded`);
  checkOnce(placed.flipped, `${at}.flipped`);
  checkAtMost(ship.tokens.cloak, 1, `${at}.tokens.cloak`, 'cloak tokens'); // xw1.cloak.4
  const oneSided = placed.flipped.find((id) => !table.cards.upgrade(id).back);
  if (oneSided !== undefined) throw new BadInput(`${at}.flipped`, `"${oneSided}" has one side only.`);
}
