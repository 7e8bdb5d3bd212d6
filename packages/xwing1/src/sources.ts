import type { AbilitySource } from '@rangefinder/kernel';
import type { DamageCard } from '@rangefinder/xwing';
import type { CardAbility, Holder } from './abilities.ts';
import type { Written } from './card.ts';
import type { Condition, Equipped, Ship } from './state.ts';
import type { XTable } from './table.ts';

type Sources = AbilitySource<XTable, Holder>[];

/** Every card in play that can do something, each for its own ship (xw1.card-abilities.3, .4), in the order of the ships. */
export function abilitySources(t: XTable): Sources {
  const sources: Sources = [];
  for (const ship of t.state.ships) {
    if (!speaks(t, ship)) continue;
    if (ship.carrier === null) addShip(t, sources, ship);
    else addDocked(t, sources, ship);
  }
  return sources;
}

/** On the table, or about to be: a destroyed ship's abilities are no longer active (xw1.card-abilities.8). */
function speaks(t: XTable, ship: Ship): boolean {
  return ship.place === 'play' || (ship.place === 'reserve' && (t.state.phase === 'setup' || ship.carrier !== null));
}

/** Of a docked ship only what says so is in effect: the ship is not in the play area (xw1.docking.1). */
export function isSilentInDock(t: XTable, { carrier }: Ship, upgrade: Equipped | null): boolean {
  return carrier !== null && !(upgrade && t.cards.face(upgrade).whileDocked);
}

/** Faceup, or the weapon of the attack that is going on, though it was discarded to perform it; or its effect lasts. */
export function speaksStill({ state: { attack } }: XTable, ship: Ship, upgrade: Equipped): boolean {
  if (!upgrade.discarded || ship.memory[lastingOf(upgrade.id)] === 1) return true;
  if (!attack || attack.upgrade === null) return false;
  return attack.attacker === ship.id && ship.upgrades[attack.upgrade] === upgrade;
}

/** A ship's memory of a card that was discarded for an effect that lasts until the end of the round. */
export function lastingOf(card: string): string {
  return `round:lasting:${card}`;
}

/** Who lends a ship its pilot ability by a condition that the latter's card assigned. */
export function lenderOf(t: XTable, borrower: Ship): Ship | undefined {
  return t.state.ships.find(({ conditions }) =>
    conditions.some(({ card, source }) => source === borrower.id && t.cards.condition(card).lendsAbility),
  );
}

function addDocked(t: XTable, sources: Sources, ship: Ship): void {
  for (const upgrade of ship.upgrades) {
    if (isSilentInDock(t, ship, upgrade) || !speaksStill(t, ship, upgrade)) continue;
    add(sources, ship, upgrade.id, written(t.cards.face(upgrade).abilities), upgrade);
  }
}

function addShip(t: XTable, sources: Sources, ship: Ship): void {
  const pilot = t.pilot(lenderOf(t, ship) ?? ship);
  const silenced = ship.damage.some(({ card, faceup }) => faceup && t.cards.damage(card).silencesPilot);
  if (!silenced) {
    add(sources, ship, pilot.id, written(pilot.abilities));
    if (sharesPilots(t, ship) || takesPilots(t, ship)) addShared(t, sources, ship);
  }
  for (const upgrade of ship.upgrades) {
    if (silenced && t.cards.upgrade(upgrade.id).fills.includes('elite')) continue;
    // xw1.upgrade-cards.11
    if (speaksStill(t, ship, upgrade))
      add(sources, ship, upgrade.id, written(t.cards.face(upgrade).abilities), upgrade);
  }
  for (const id of borrowed(ship)) add(sources, ship, id, written(t.cards.upgrade(id).abilities));
  // xw1.critical-damage.3: as long as it lies faceup.
  for (const damage of ship.damage) {
    if (damage.faceup) add(sources, ship, damage.card, t.cards.damage(damage.card).abilities, null, damage);
  }
  // xw1.conditions.1
  for (const condition of ship.conditions) {
    add(sources, ship, condition.card, written(t.cards.condition(condition.card).abilities), null, null, condition);
  }
}

const BORROWED = 'round:borrowed:';

/** A ship performs the action of another's upgrade: what that gives it lasts until the end of the round. */
export function borrowUpgrade(t: XTable, ship: Ship, upgrade: string): void {
  ship.memory[`${BORROWED}${upgrade}`] = 1;
  t.changed();
}

function borrowed({ memory }: Ship): readonly string[] {
  return Object.keys(memory).flatMap((key) => (key.startsWith(BORROWED) ? [key.slice(BORROWED.length)] : []));
}

function takesPilots(t: XTable, { upgrades }: Ship): boolean {
  return upgrades.some((upgrade) => !upgrade.discarded && t.cards.face(upgrade).takesPilots);
}

function sharesPilots(t: XTable, { upgrades }: Ship): boolean {
  return upgrades.some((upgrade) => !upgrade.discarded && t.cards.face(upgrade).sharesPilots);
}

/** The abilities of other pilots that a card gives a ship, each once. */
function addShared(t: XTable, sources: Sources, ship: Ship): void {
  const had = new Set([ship.pilot]);
  for (const other of t.friendsOf(ship)) {
    if (had.has(other.pilot) || !sharesPilots(t, other)) continue;
    had.add(other.pilot);
    add(sources, ship, other.pilot, written(t.pilot(other).abilities));
  }
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
): void {
  if (abilities.length === 0) return;
  sources.push({ seat: ship.seat, self: { ship, card, upgrade, damage, condition }, abilities });
}

/** A card that is not written never reaches the table: squads are parsed. */
function written(abilities: Written): readonly CardAbility[] {
  return abilities === 'unwritten' ? [] : abilities;
}
