import type { Random } from '@rangefinder/kernel';
import type { SquadCard, SquadPilot, SquadUpgrade } from './cards.ts';
import type { GameMode } from './gamemode.ts';
import type { SquadRules } from './rules.ts';
import { counted, type SlotCount, slotChanges } from './slots.ts';
import type { Squad } from './squad.ts';

const STREAM = 'squad';
const NOBODY: ReadonlySet<string> = new Set();

/** A random legal squad of one faction, with upgrades, over everything that can be played; of so many ships if said. */
export function randomSquad(rules: SquadRules, random: Random, size?: number): Squad {
  const pools = pilotPools(rules);
  const { points, ships: limits } = rules.usual;
  for (;;) {
    const pilots = choosePilots(random, pools[random.below(STREAM, pools.length)] ?? [], rules.usual);
    if (size === undefined ? pilots.length < limits[0] : pilots.length !== size) continue;
    const ships = equip(rules, random, pilots, points);
    return {
      ships: ships.map(({ pilot, upgrades }) => ({ pilot: pilot.id, upgrades: upgrades.map(({ id }) => id) })),
      obstacles: chooseObstacles(rules, random),
    };
  }
}

type Pool = readonly SquadPilot[];

const PILOT_POOLS = new WeakMap<SquadRules, readonly Pool[]>();

/** Playable pilots of each faction that has any, the cheapest first. */
function pilotPools(rules: SquadRules): readonly Pool[] {
  let pools = PILOT_POOLS.get(rules);
  if (!pools) {
    const playable = rules.allPilots().filter((pilot) => isPlayable(rules, pilot));
    const ofFaction = (faction: string) =>
      playable.filter((pilot) => pilot.faction === faction).toSorted((a, b) => a.cost - b.cost);
    pools = rules.factions.map(ofFaction).filter((pool) => pool.length > 0);
    PILOT_POOLS.set(rules, pools);
  }
  return pools;
}

function isPlayable(rules: SquadRules, card: SquadCard): boolean {
  return rules.inMode(card, rules.usual.mode) && rules.unwritten(card) === undefined;
}

/** Takes pilots as long as one can be paid, so that few points are left over. */
function choosePilots(random: Random, pool: Pool, { points, ships: [, most] }: GameMode): SquadPilot[] {
  const chosen: SquadPilot[] = [];
  let left = points;
  let affordable = pool.length;
  for (let tries = 0; tries < 40 && chosen.length < most; tries++) {
    while (affordable > 0 && (pool[affordable - 1]?.cost ?? 0) > left) affordable--;
    if (affordable === 0) break;
    const pilot = pool[random.below(STREAM, affordable)];
    if (!pilot || !mayAdd(chosen, pilot)) continue;
    chosen.push(pilot);
    left -= pilot.cost;
  }
  return chosen;
}

/** Whether there are not as many of its name yet as there may be. */
function mayAdd(chosen: Pool, pilot: SquadPilot): boolean {
  return pilot.limited === 0 || chosen.filter(({ name }) => name === pilot.name).length < pilot.limited;
}

/** What upgrades are paid with: the loadout of one ship, or the points that the squad has left. */
interface Purse {
  left: number;
}

/** A ship while it is equipped: what slots it has left. */
interface Growing {
  readonly pilot: SquadPilot;
  readonly upgrades: SquadUpgrade[];
  readonly free: SlotCount;
  hardpoint: boolean;
  readonly purse: Purse;
}

/** What the whole squad must count: copies of names, and slot types with a solitary card. */
interface Roster {
  readonly names: Map<string, number>;
  readonly solitary: Set<string>;
}

function equip(rules: SquadRules, random: Random, pilots: Pool, points: number): readonly Growing[] {
  const roster: Roster = { names: new Map(), solitary: new Set() };
  for (const { name } of pilots) count(roster, name);
  const unspent: Purse = { left: pilots.reduce((left, { cost }) => left - cost, points) };
  const ships = pilots.map(
    (pilot): Growing => ({
      pilot,
      upgrades: [],
      free: counted(pilot.slots),
      hardpoint: true,
      purse: pilot.loadout === undefined ? unspent : { left: pilot.loadout },
    }),
  );
  standardize(rules, random, ships, roster);
  for (const ship of ships) {
    const candidates = upgradePool(rules, ship.pilot);
    if (candidates.length === 0) continue;
    for (let tries = 3 * ship.pilot.slots.length; tries > 0; tries--) {
      const upgrade = candidates[random.below(STREAM, candidates.length)];
      if (upgrade && !upgrade.standardized && fits(rules, ship, upgrade, roster)) put(rules, ship, upgrade, roster);
    }
  }
  return ships;
}

/** All ships of a type take a standardized card, or none does. */
function standardize(rules: SquadRules, random: Random, ships: readonly Growing[], roster: Roster): void {
  for (const type of new Set(ships.map(({ pilot }) => pilot.type))) {
    const same = ships.filter(({ pilot }) => pilot.type === type);
    const cards = upgradePool(rules, same[0]?.pilot).filter((card) => card.standardized);
    const card = cards[random.below(STREAM, cards.length + 1)];
    const takes = (ship: Growing, upgrade: SquadUpgrade) =>
      upgradePool(rules, ship.pilot).includes(upgrade) && fits(rules, ship, upgrade, roster);
    const allowed = card && same.every((ship) => takes(ship, card));
    if (allowed) for (const ship of same) put(rules, ship, card, roster);
  }
}

const UPGRADE_POOLS = new WeakMap<SquadPilot, readonly SquadUpgrade[]>();

/** Playable upgrades that this pilot could ever equip; whether it can now depends on the rest of the squad. */
function upgradePool(rules: SquadRules, pilot: SquadPilot | undefined): readonly SquadUpgrade[] {
  if (!pilot) return [];
  const known = UPGRADE_POOLS.get(pilot);
  if (known) return known;
  const fitting = { pilot, equipped: [], squadNames: NOBODY };
  const allowed = rules
    .allUpgrades()
    .filter(
      (card) =>
        card.cost !== null &&
        card.cost <= (pilot.loadout ?? rules.usual.points) &&
        isPlayable(rules, card) &&
        (card.restrictions ?? []).every((one) => rules.dependsOnOthers(one) || rules.meets(one, fitting)),
    );
  const slots = new Set<string>([...pilot.slots, ...rules.hardpoint(pilot, allowed)]);
  for (let size = -1; size < slots.size; ) {
    size = slots.size;
    for (const card of allowed) {
      if (card.fills.every((slot) => slots.has(slot))) for (const slot of slotChanges(card).added) slots.add(slot);
    }
  }
  const pool = allowed.filter(({ fills }) => fills.every((slot) => slots.has(slot)));
  UPGRADE_POOLS.set(pilot, pool);
  return pool;
}

/** Whether a ship can take an upgrade now, by every rule of squad building. */
function fits(rules: SquadRules, ship: Growing, card: SquadUpgrade, { names, solitary }: Roster): boolean {
  const { pilot, upgrades, purse } = ship;
  if ((card.cost ?? 0) > purse.left) return false;
  if (!hasRoom(rules, ship, card)) return false;
  if (upgrades.some(({ name }) => name === card.name)) return false;
  if (card.limited > 0 && (names.get(card.name) ?? 0) >= card.limited) return false;
  if (card.solitary && card.fills.some((slot) => solitary.has(slot))) return false;
  if (!card.restrictions) return true;
  const fitting = { pilot, equipped: upgrades, squadNames: names };
  return card.restrictions.every((restriction) => rules.meets(restriction, fitting));
}

/** Slots it fills or takes away must be free; a hardpoint holds one card of a single icon. */
function hasRoom(rules: SquadRules, ship: Growing, card: SquadUpgrade): boolean {
  if (mounts(rules, ship, card)) return true;
  const { removed } = slotChanges(card);
  const needed = counted(removed.length === 0 ? card.fills : [...card.fills, ...removed]);
  for (const slot of card.fills) if ((ship.free[slot] ?? 0) < (needed[slot] ?? 0)) return false;
  return removed.every((slot) => (ship.free[slot] ?? 0) >= (needed[slot] ?? 0));
}

function mounts(rules: SquadRules, { pilot, upgrades, free, hardpoint }: Growing, { fills }: SquadUpgrade): boolean {
  const [slot] = fills;
  if (!hardpoint || fills.length !== 1 || slot === undefined) return false;
  return (free[slot] ?? 0) === 0 && rules.hardpoint(pilot, upgrades).includes(slot);
}

function put(rules: SquadRules, ship: Growing, card: SquadUpgrade, roster: Roster): void {
  const { free } = ship;
  const { added, removed } = slotChanges(card);
  if (mounts(rules, ship, card)) ship.hardpoint = false;
  else for (const slot of card.fills) free[slot] = (free[slot] ?? 0) - 1;
  for (const slot of removed) free[slot] = (free[slot] ?? 0) - 1;
  for (const slot of added) free[slot] = (free[slot] ?? 0) + 1;
  ship.upgrades.push(card);
  ship.purse.left -= card.cost ?? 0;
  count(roster, card.name);
  if (card.solitary) for (const slot of card.fills) roster.solitary.add(slot);
}

function count({ names }: Roster, name: string): void {
  names.set(name, (names.get(name) ?? 0) + 1);
}

/** Three different obstacles. */
function chooseObstacles({ obstacles }: SquadRules, random: Random): string[] {
  const chosen: string[] = [];
  while (chosen.length < 3) {
    const { id } = random.choose(STREAM, obstacles);
    if (!chosen.includes(id)) chosen.push(id);
  }
  return chosen;
}
