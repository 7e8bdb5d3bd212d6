import { list, name as plain, type Words } from '@rangefinder/kernel/words';
import type { SquadPilot, SquadUpgrade } from '../cards.ts';
import { completedObstacles } from '../obstacles.ts';
import type { SquadRules } from '../rules.ts';
import { overfullSlots } from '../slots.ts';
import { checkLength } from '../squad.ts';
import { canonical } from '../xws.ts';
import { pilotsNamed, upgradesNamed } from './cardnames.ts';
import { type NamedCard, type NamedSquad, namesIn } from './layouts.ts';
import { REMARK } from './remarks.ts';
import type { Exchanged, WrittenShip } from './written.ts';

/** Reads a squad that names its cards: the texts that builders and their users write. Undefined when it names no pilot. */
export function readText(rules: SquadRules, text: string): Exchanged | undefined {
  const named = namesIn(rules, text);
  checkLength(named.ships);
  const found = named.ships.map((ship) => ({ ...ship, candidates: pilotsCalled(rules, ship.pilot.name, ship.ship) }));
  const faction = likelyFaction(
    rules,
    found.map(({ candidates }) => candidates),
  );
  if (faction === undefined) return undefined;
  const remarks: Words[] = named.strange.map(REMARK.line);
  const ships = found.map(({ pilot, upgrades, candidates }): WrittenShip => {
    checkLength(upgrades);
    const own = candidates.filter((card) => card.faction === faction);
    const [best, ...others] = likelyPilots(rules, own.length > 0 ? own : candidates, pilot, upgrades);
    if (!best) return { pilot: pilot.name, upgrades: [] };
    if (others.length > 0) remarks.push(REMARK.namesakes(best.name, onShip(best), others.map(onShip)));
    const meant = upgradesOn(rules, best, upgrades);
    return { pilot: best.id, upgrades: meant.map((meaning) => upgradeMeant(rules, meaning, remarks)) };
  });
  return { list: heading(rules, named, ships, remarks), remarks };
}

function heading(
  rules: SquadRules,
  { name, obstacles }: NamedSquad,
  ships: readonly WrittenShip[],
  remarks: Words[],
): Exchanged['list'] {
  return { ...(name === undefined ? {} : { name }), ships, obstacles: completedObstacles(rules, obstacles, remarks) };
}

function onShip({ type, caption }: SquadPilot): Words {
  return plain(caption === undefined ? type.name : `${type.name} (${caption})`);
}

/** Namesakes differ in their slot, or else in what their id ends with. */
function inSlot({ slotName }: SquadRules, { id, fills }: SquadUpgrade): Words {
  return list([...fills.map(slotName), plain(`(${id})`)], ' ');
}

/** Every pilot of that name, of that ship if it is named as we name it. */
function pilotsCalled(rules: SquadRules, name: string, ship: string | undefined): readonly SquadPilot[] {
  const called = pilotsNamed(rules, name);
  if (ship === undefined) return called;
  const inShip = called.filter(({ type }) => canonical(type.name) === canonical(ship));
  return inShip.length > 0 ? inShip : called;
}

/** The faction that has most of the pilots; undefined when there is not a single one. */
function likelyFaction({ factions }: SquadRules, ships: readonly (readonly SquadPilot[])[]): string | undefined {
  const counts = factions.map((faction) => ({
    faction,
    count: ships.filter((cards) => cards.some((card) => card.faction === faction)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return most === 0 ? undefined : counts.find(({ count }) => count === most)?.faction;
}

/** Of pilots with the same name, those whose slots hold the most of the named upgrades, the one without a suffix first. */
function likelyPilots(
  rules: SquadRules,
  candidates: readonly SquadPilot[],
  named: NamedCard,
  upgrades: readonly NamedCard[],
): readonly SquadPilot[] {
  if (candidates.length < 2) return candidates;
  const misfits = candidates.map((pilot) => {
    const equipped = upgradesOn(rules, pilot, upgrades).flatMap(({ cards }) => cards[0] ?? []);
    const refused = equipped.filter((card) => !allows(rules, pilot, card)).length;
    return refused + overfullSlots(rules, pilot, equipped).length;
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
  readonly cards: readonly SquadUpgrade[];
}

/** What the names on a ship mean. Plain ones are put on it first: the room they leave may tell namesakes apart. */
function upgradesOn(rules: SquadRules, pilot: SquadPilot, named: readonly NamedCard[]): readonly Meaning[] {
  const found = named.map((card) => ({ name: card.name, cards: upgradesFor(rules, pilot, card) }));
  const equipped = found.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  return found.map(({ name, cards }) => {
    if (cards.length < 2) return { name, cards };
    const roomy = cards.filter((card) => overfullSlots(rules, pilot, [...equipped, card]).length === 0);
    const likely = roomy.length > 0 ? roomy : cards;
    equipped.push(...likely.slice(0, 1));
    return { name, cards: likely };
  });
}

function upgradeMeant(rules: SquadRules, { name, cards: [best, ...others] }: Meaning, remarks: Words[]): string {
  if (!best) return name;
  const told = (card: SquadUpgrade) => inSlot(rules, card);
  if (others.length > 0) remarks.push(REMARK.namesakes(best.name, told(best), others.map(told)));
  return best.id;
}

/** Upgrades of that name, those that the pilot may equip if there are any. */
function upgradesFor(rules: SquadRules, pilot: SquadPilot, named: NamedCard): readonly SquadUpgrade[] {
  const called = upgradesNamed(rules, named.name);
  const allowed = called.filter((card) => allows(rules, pilot, card));
  return costing(allowed.length > 0 ? allowed : called, named);
}

/** Whether a card could be on a ship, whatever else is: a slot for it, and no restriction of the ship itself. */
function allows(rules: SquadRules, pilot: SquadPilot, { fills, restrictions = [] }: SquadUpgrade): boolean {
  const slots = [...pilot.slots, ...rules.hardpoint(pilot, [])];
  const own = restrictions.filter((one) => !rules.dependsOnOthers(one));
  const fitting = { pilot, equipped: [], squadNames: new Set<string>() };
  return fills.every((slot) => slots.includes(slot)) && own.every((one) => rules.meets(one, fitting));
}
