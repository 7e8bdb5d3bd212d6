import type { RuleId } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { BaseSize } from '../base.ts';

/** A type of ship, as far as squads know it. */
export interface SquadShipType {
  readonly id: string;
  readonly name: string;
  readonly size: BaseSize;
  readonly attacks: readonly { readonly arc: string; readonly dice: number }[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}

/** A pilot with its ship, as far as squads know it. */
export interface SquadPilot {
  readonly id: string;
  readonly name: string;
  readonly caption?: string;
  readonly faction: string;
  /** How many cards of its name a squad may have; 0 when it does not matter. */
  readonly limited: number;
  readonly cost: number;
  /** What its upgrades may cost; without one they are paid with the points of the squad. */
  readonly loadout?: number;
  /** Its upgrade bar. What any ship may take stands here as well. */
  readonly slots: readonly string[];
  readonly type: SquadShipType;
  readonly text?: string;
}

/** An upgrade, as far as squads know it. */
export interface SquadUpgrade {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  /** The slots it fills; a card that fills two names two. */
  readonly fills: readonly string[];
  readonly limited: number;
  /** Null: cannot be bought. */
  readonly cost: number | null;
  /** Slots it adds (or takes, with a minus before the name). */
  readonly slots?: readonly string[];
  /** Who may equip it; all must hold. An edition has kinds of its own besides those of `restrictions.ts`. */
  readonly restrictions?: readonly object[];
  readonly stats?: { readonly hull?: number; readonly shields?: number };
  /** All ships of a type take it, or none does. */
  readonly standardized?: true;
  /** A squad has one such card for a slot. */
  readonly solitary?: true;
  readonly text?: string;
  /** The other face of a card with two. */
  readonly back?: { readonly title?: string; readonly text?: string };
}

export type SquadCard = SquadPilot | SquadUpgrade;

/** What a restriction looks at: the ship as far as it is built, and the names of all cards in its squad. */
export interface Fitting {
  readonly pilot: SquadPilot;
  /** The ship's other upgrades, never the one that is asked about. */
  readonly equipped: readonly SquadUpgrade[];
  readonly squadNames: { has(name: string): boolean };
}

/** The cards of an edition, and what it says of them. It is only ever asked about cards of its own. */
export interface SquadCards {
  findPilot(id: string): SquadPilot | undefined;
  findUpgrade(id: string): SquadUpgrade | undefined;
  allPilots(): readonly SquadPilot[];
  allUpgrades(): readonly SquadUpgrade[];
  /** Why a card cannot be put on the table yet; undefined when it can. */
  unwritten(card: SquadCard): Words | undefined;
  /** Whether the card is available in a game mode. */
  inMode(card: SquadCard, mode: string): boolean;
  readonly factions: readonly string[];
  /** A faction as messages name it. */
  factionName(faction: string): Words;
  readonly slots: readonly string[];
  /** A slot as messages name it. */
  slotName(slot: string): Words;
  /** The types of which a ship has one more slot, for a card of a single icon. */
  hardpoint(pilot: SquadPilot, equipped: readonly SquadUpgrade[]): readonly string[];
  meets(restriction: object, fitting: Fitting): boolean;
  /** Whether other upgrades, or other ships, can decide about a restriction. */
  dependsOnOthers(restriction: object): boolean;
  /** Who may equip the card, as the end of "only for …", and the rule it rests on. */
  described(restriction: object): { readonly rule: RuleId; readonly said: Words };
  /** What a ship's upgrades cost together. */
  upgradesCost(pilot: SquadPilot, upgrades: readonly SquadUpgrade[]): number;
}

/** A pilot of a squad that was read: it exists. */
export function pilotCard(cards: SquadCards, id: string): SquadPilot {
  const pilot = cards.findPilot(id);
  if (!pilot) throw new Error(`There is no pilot "${id}".`);
  return pilot;
}

/** An upgrade of a squad that was read: it exists. */
export function upgradeCard(cards: SquadCards, id: string): SquadUpgrade {
  const upgrade = cards.findUpgrade(id);
  if (!upgrade) throw new Error(`There is no upgrade "${id}".`);
  return upgrade;
}

/** The sum of what the cards cost, which is what most upgrades cost together. */
export function sumOfCosts(upgrades: readonly SquadUpgrade[]): number {
  return upgrades.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
}
