import { list, name as plain, type Words } from '@rangefinder/kernel/words';
import type { PilotCard } from '../../card.ts';
import { FACTIONS, type Faction, type UpgradeFacts } from '../../card.ts';
import { slotName } from '../names.ts';
import { completedObstacles } from '../obstacles.ts';
import { meets } from '../restrictions.ts';
import { overfullSlots } from '../slots.ts';
import { checkLength } from '../squad.ts';
import { UnreadableSquad } from '../unreadable.ts';
import { canonical } from '../xws.ts';
import { pilotsNamed, upgradesNamed } from './cardnames.ts';
import { type NamedCard, type NamedSquad, namesIn } from './layouts.ts';
import { NOTHING_KNOWN, REMARK } from './remarks.ts';
import type { Exchanged, WrittenShip } from './written.ts';

/** Reads a squad that names its cards: the texts that YASB, Launch Bay Next and their users write. */
export function readText(text: string): Exchanged {
  const named = namesIn(text);
  checkLength(named.ships);
  const found = named.ships.map((ship) => ({ ...ship, candidates: pilotsCalled(ship.pilot.name, ship.ship) }));
  const faction = likelyFaction(found.map(({ candidates }) => candidates));
  if (faction === undefined) throw new UnreadableSquad(NOTHING_KNOWN);
  const remarks: Words[] = named.strange.map(REMARK.line);
  const ships = found.map(({ pilot, upgrades, candidates }): WrittenShip => {
    checkLength(upgrades);
    const own = candidates.filter((card) => card.faction === faction);
    const [best, ...others] = likelyPilots(own.length > 0 ? own : candidates, pilot, upgrades);
    if (!best) return { pilot: pilot.name, upgrades: [] };
    if (others.length > 0) remarks.push(REMARK.namesakes(best.name, onShip(best), others.map(onShip)));
    return { pilot: best.id, upgrades: upgradesOn(best, upgrades).map((meaning) => upgradeMeant(meaning, remarks)) };
  });
  return { list: heading(named, ships, remarks), remarks };
}

function heading({ name, obstacles }: NamedSquad, ships: readonly WrittenShip[], remarks: Words[]): Exchanged['list'] {
  return { ...(name === undefined ? {} : { name }), ships, obstacles: completedObstacles(obstacles, remarks) };
}

function onShip({ type, caption }: PilotCard): Words {
  return plain(caption === undefined ? type.name : `${type.name} (${caption})`);
}

/** Namesakes differ in their slot, or else in what their id ends with. */
function inSlot({ id, fills }: UpgradeFacts): Words {
  return list([...fills.map(slotName), plain(`(${id})`)], ' ');
}

/** Every pilot of that name, of that ship if it is named as we name it. */
function pilotsCalled(name: string, ship: string | undefined): readonly PilotCard[] {
  const called = pilotsNamed(name);
  if (ship === undefined) return called;
  const inShip = called.filter(({ type }) => canonical(type.name) === canonical(ship));
  return inShip.length > 0 ? inShip : called;
}

/** The faction that has most of the pilots; undefined when there is not a single one. */
function likelyFaction(ships: readonly (readonly PilotCard[])[]): Faction | undefined {
  const counts = FACTIONS.map((faction) => ({
    faction,
    count: ships.filter((cards) => cards.some((card) => card.faction === faction)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return most === 0 ? undefined : counts.find(({ count }) => count === most)?.faction;
}

/** Of pilots with the same name, those whose slots hold the most of the named upgrades, the one without a suffix first. */
function likelyPilots(
  candidates: readonly PilotCard[],
  named: NamedCard,
  upgrades: readonly NamedCard[],
): readonly PilotCard[] {
  if (candidates.length < 2) return candidates;
  const misfits = candidates.map((pilot) => {
    const equipped = upgradesOn(pilot, upgrades).flatMap(({ cards }) => cards[0] ?? []);
    const refused = equipped.filter((card) => !allows(pilot, card)).length;
    return refused + overfullSlots(pilot, equipped).length;
  });
  const fewest = Math.min(...misfits);
  const fitting = candidates.filter((_, i) => misfits[i] === fewest);
  return costing(fitting, named).toSorted((a, b) => a.id.length - b.id.length);
}

/** Those of some namesakes that cost what the text says; all of them when none does. */
function costing<Card extends { readonly cost: number | null }>(
  cards: readonly Card[],
  { cost }: NamedCard,
): readonly Card[] {
  const same = cards.filter((card) => card.cost === cost);
  return same.length > 0 ? same : cards;
}

/** A name on a ship, and the cards it may mean, the likely one first. */
interface Meaning {
  readonly name: string;
  readonly cards: readonly UpgradeFacts[];
}

/** What the names on a ship mean. Plain ones are put on it first: the room they leave may tell namesakes apart. */
function upgradesOn(pilot: PilotCard, named: readonly NamedCard[]): readonly Meaning[] {
  const found = named.map((card) => ({ name: card.name, cards: upgradesFor(pilot, card) }));
  const equipped = found.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  return found.map(({ name, cards }) => {
    if (cards.length < 2) return { name, cards };
    const roomy = cards.filter((card) => overfullSlots(pilot, [...equipped, card]).length === 0);
    const likely = roomy.length > 0 ? roomy : cards;
    equipped.push(...likely.slice(0, 1));
    return { name, cards: likely };
  });
}

function upgradeMeant({ name, cards: [best, ...others] }: Meaning, remarks: Words[]): string {
  if (!best) return name;
  if (others.length > 0) remarks.push(REMARK.namesakes(best.name, inSlot(best), others.map(inSlot)));
  return best.id;
}

/** Upgrades of that name, those that the pilot may equip if there are any. */
function upgradesFor(pilot: PilotCard, named: NamedCard): readonly UpgradeFacts[] {
  const called = upgradesNamed(named.name);
  const allowed = called.filter((card) => allows(pilot, card));
  return costing(allowed.length > 0 ? allowed : called, named);
}

/** Whether a card could be on a ship, whatever else is: a slot for it, and no restriction of the ship itself. */
function allows(pilot: PilotCard, { fills, restrictions = [] }: UpgradeFacts): boolean {
  const slots = [...pilot.slots, ...(pilot.ability?.hardpoint ?? [])];
  const own = restrictions.filter((one) => 'faction' in one || 'ship' in one || 'size' in one || 'keyword' in one);
  const fitting = { pilot, equipped: [], squadNames: new Set<string>() };
  return fills.every((slot) => slots.includes(slot)) && own.every((restriction) => meets(restriction, fitting));
}
