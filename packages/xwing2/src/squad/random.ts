import type { Random } from '@rangefinder/kernel';
import { OBSTACLES } from '@rangefinder/xwing';
import { FACTIONS, type Faction, type PilotCard, type Slot, type UpgradeFacts } from '../card.ts';
import { allPilots, allUpgrades, unwritten } from '../cards/catalog.ts';
import { gameMode } from './gamemode.ts';
import { dependsOnOthers, meets } from './restrictions.ts';
import { counted, type SlotCount, slotChanges } from './slots.ts';
import type { Squad } from './squad.ts';

const STREAM = 'squad';
const { points: POINTS, ships: SHIPS } = gameMode(undefined);
const NOBODY: ReadonlySet<string> = new Set();

/** A random legal squad of one faction, with upgrades, over everything that can be played; of so many ships if said. */
export function randomSquad(random: Random, size?: number): Squad {
  const pools = pilotPools();
  for (;;) {
    const pilots = choosePilots(random, pools[random.below(STREAM, pools.length)] ?? []);
    if (size === undefined ? pilots.length < SHIPS[0] : pilots.length !== size) continue;
    const ships = equip(random, pilots);
    return {
      ships: ships.map(({ pilot, upgrades }) => ({ pilot: pilot.id, upgrades: upgrades.map(({ id }) => id) })),
      obstacles: chooseObstacles(random),
    };
  }
}

let pools: readonly (readonly PilotCard[])[] | undefined;

/** Playable pilots of each faction that has any, the cheapest first. */
function pilotPools(): readonly (readonly PilotCard[])[] {
  const playable = (faction: Faction) =>
    allPilots()
      .filter((pilot) => pilot.faction === faction && pilot.extended !== false && unwritten(pilot) === undefined)
      .toSorted((a, b) => a.cost - b.cost);
  pools ??= FACTIONS.map(playable).filter((pool) => pool.length > 0);
  return pools;
}

/** Takes pilots as long as one can be paid, so that few points are left over. */
function choosePilots(random: Random, pool: readonly PilotCard[]): PilotCard[] {
  const chosen: PilotCard[] = [];
  let left = POINTS;
  let affordable = pool.length;
  for (let tries = 0; tries < 40 && chosen.length < SHIPS[1]; tries++) {
    while (affordable > 0 && (pool[affordable - 1]?.cost ?? 0) > left) affordable--;
    if (affordable === 0) break;
    const pilot = pool[random.below(STREAM, affordable)];
    if (!pilot || !mayAdd(chosen, pilot)) continue;
    chosen.push(pilot);
    left -= pilot.cost;
  }
  return chosen;
}

/** xw2.limited.1 */
function mayAdd(chosen: readonly PilotCard[], pilot: PilotCard): boolean {
  return pilot.limited === 0 || chosen.filter(({ name }) => name === pilot.name).length < pilot.limited;
}

/** A ship while it is equipped: what slots and loadout it has left. */
interface Growing {
  readonly pilot: PilotCard;
  readonly upgrades: UpgradeFacts[];
  readonly free: SlotCount;
  hardpoint: boolean;
  loadout: number;
}

/** What the whole squad must count: copies of names, and slot types with a solitary card. */
interface Roster {
  readonly names: Map<string, number>;
  readonly solitary: Set<Slot>;
}

function equip(random: Random, pilots: readonly PilotCard[]): readonly Growing[] {
  const roster: Roster = { names: new Map(), solitary: new Set() };
  for (const { name } of pilots) count(roster, name);
  const ships = pilots.map(
    (pilot): Growing => ({
      pilot,
      upgrades: [],
      free: counted(pilot.slots),
      hardpoint: pilot.ability?.hardpoint !== undefined,
      loadout: pilot.loadout,
    }),
  );
  standardize(random, ships, roster);
  for (const ship of ships) {
    const candidates = upgradePool(ship.pilot);
    if (candidates.length === 0) continue;
    for (let tries = 3 * ship.pilot.slots.length; tries > 0; tries--) {
      const upgrade = candidates[random.below(STREAM, candidates.length)];
      if (upgrade && !upgrade.standardized && fits(ship, upgrade, roster)) put(ship, upgrade, roster);
    }
  }
  return ships;
}

/** xw2.standardized.1: all ships of a type take the card, or none does. */
function standardize(random: Random, ships: readonly Growing[], roster: Roster): void {
  for (const type of new Set(ships.map(({ pilot }) => pilot.type))) {
    const same = ships.filter(({ pilot }) => pilot.type === type);
    const cards = upgradePool(same[0]?.pilot).filter((card) => card.standardized);
    const card = cards[random.below(STREAM, cards.length + 1)];
    const allowed = card && same.every((ship) => upgradePool(ship.pilot).includes(card) && fits(ship, card, roster));
    if (allowed) for (const ship of same) put(ship, card, roster);
  }
}

const upgradePools = new Map<PilotCard, readonly UpgradeFacts[]>();

/** Playable upgrades that this pilot could ever equip; whether it can now depends on the rest of the squad. */
function upgradePool(pilot: PilotCard | undefined): readonly UpgradeFacts[] {
  if (!pilot) return [];
  const known = upgradePools.get(pilot);
  if (known) return known;
  const fitting = { pilot, equipped: [], squadNames: NOBODY };
  const allowed = allUpgrades().filter(
    (card) =>
      card.cost !== null &&
      card.cost <= pilot.loadout &&
      card.extended !== false &&
      unwritten(card) === undefined &&
      (card.restrictions ?? []).every((restriction) => dependsOnOthers(restriction) || meets(restriction, fitting)),
  );
  const slots = new Set<Slot>([...pilot.slots, ...(pilot.ability?.hardpoint ?? [])]);
  for (let size = -1; size < slots.size; ) {
    size = slots.size;
    for (const card of allowed) {
      if (card.fills.every((slot) => slots.has(slot))) for (const slot of slotChanges(card).added) slots.add(slot);
    }
  }
  const pool = allowed.filter(({ fills }) => fills.every((slot) => slots.has(slot)));
  upgradePools.set(pilot, pool);
  return pool;
}

/** Whether a ship can take an upgrade now, by every rule of squad building. */
function fits(ship: Growing, card: UpgradeFacts, { names, solitary }: Roster): boolean {
  const { pilot, upgrades, loadout } = ship;
  if ((card.cost ?? 0) > loadout) return false;
  if (!hasRoom(ship, card)) return false;
  if (upgrades.some(({ name }) => name === card.name)) return false;
  if (card.limited > 0 && (names.get(card.name) ?? 0) >= card.limited) return false;
  if (card.solitary && card.fills.some((slot) => solitary.has(slot))) return false;
  if (!card.restrictions) return true;
  const fitting = { pilot, equipped: upgrades, squadNames: names };
  return card.restrictions.every((restriction) => meets(restriction, fitting));
}

/** Slots it fills or takes away must be free; a hardpoint holds one card of a single icon (xw2.faq-squad-building.2). */
function hasRoom(ship: Growing, card: UpgradeFacts): boolean {
  if (mounts(ship, card)) return true;
  const { removed } = slotChanges(card);
  const needed = counted(removed.length === 0 ? card.fills : [...card.fills, ...removed]);
  for (const slot of card.fills) if ((ship.free[slot] ?? 0) < (needed[slot] ?? 0)) return false;
  return removed.every((slot) => (ship.free[slot] ?? 0) >= (needed[slot] ?? 0));
}

function mounts({ pilot, free, hardpoint }: Growing, { fills }: UpgradeFacts): boolean {
  const [slot] = fills;
  if (!hardpoint || fills.length !== 1 || slot === undefined) return false;
  return (free[slot] ?? 0) === 0 && (pilot.ability?.hardpoint ?? []).includes(slot);
}

function put(ship: Growing, card: UpgradeFacts, roster: Roster): void {
  const { free } = ship;
  const { added, removed } = slotChanges(card);
  if (mounts(ship, card)) ship.hardpoint = false;
  else for (const slot of card.fills) free[slot] = (free[slot] ?? 0) - 1;
  for (const slot of removed) free[slot] = (free[slot] ?? 0) - 1;
  for (const slot of added) free[slot] = (free[slot] ?? 0) + 1;
  ship.upgrades.push(card);
  ship.loadout -= card.cost ?? 0;
  count(roster, card.name);
  if (card.solitary) for (const slot of card.fills) roster.solitary.add(slot);
}

function count({ names }: Roster, name: string): void {
  names.set(name, (names.get(name) ?? 0) + 1);
}

/** Three different obstacles. */
function chooseObstacles(random: Random): string[] {
  const chosen: string[] = [];
  while (chosen.length < 3) {
    const { id } = random.choose(STREAM, OBSTACLES);
    if (!chosen.includes(id)) chosen.push(id);
  }
  return chosen;
}
