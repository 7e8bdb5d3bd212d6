import type { Point } from '@rangefinder/geometry';
import type { Seat, Violation } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { CardAbility } from './abilities.ts';
import type { Base, UnitType } from './battlefield/model.ts';
import type { BattleRules } from './edition.ts';
import type { Mini, Unit } from './state.ts';
import type { LTable } from './table.ts';

export const FACTIONS = ['empire', 'rebels', 'republic', 'separatists'] as const;
export type Faction = (typeof FACTIONS)[number];

export const RANKS = ['commander', 'operative', 'corps', 'special', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];

/** What is printed beside the type of a unit (legion.clone-trooper, legion.droid-trooper, legion.wookiee-trooper). */
export type Subtype = 'clone' | 'droid' | 'wookiee';

export type AttackDie = 'red' | 'black' | 'white';
export type DefenseDie = 'red' | 'white';

export const SLOTS = [
  'heavy-weapon',
  'personnel',
  'force',
  'command',
  'hardpoint',
  'gear',
  'grenades',
  'comms',
  'pilot',
  'training',
  'generator',
  'armament',
  'crew',
  'ordnance',
  'programming',
] as const;
export type Slot = (typeof SLOTS)[number];

/** A keyword as a card prints it: `Armor 2`, `Weak Point 1: Rear`, `Coordinate: Droid Trooper`. */
export interface KeywordUse {
  /** Its chapter in the rules: `armor-x`, `weak-point-x`, `coordinate`. */
  readonly id: string;
  /** The X; 1 where it has none. */
  readonly value: number;
  /** What stands behind the colon, in small letters. */
  readonly of: string;
  /** Printed behind the icon of a card action, or of a free one. */
  readonly action?: 'action' | 'free' | undefined;
}

/** What a keyword does, declared once. The value and what is behind the colon come with each use of it. */
export interface KeywordFacts {
  /** Its chapter in the rules. */
  readonly id: string;
  readonly name: string;
  /** In our own words, short. */
  readonly text: Words;
  readonly abilities: readonly CardAbility[];
  /** Of a weapon's keyword: why this miniature may not use the weapon against this unit (legion.attack.14). */
  requires?(table: LTable, use: KeywordUse, shot: Shot): Violation | undefined;
}

/** A miniature that would use a weapon of its unit against another unit. */
export interface Shot {
  readonly attacker: Unit;
  readonly mini: Mini;
  readonly weapon: WeaponFacts;
  readonly defender: Unit;
}

/** Ranges a weapon reaches: both numbers count; `Infinity` is beyond range 5. A melee weapon without ranges has `null`. */
export interface WeaponFacts {
  readonly name: string;
  readonly melee: boolean;
  readonly range: readonly [number, number] | null;
  readonly dice: Readonly<Record<AttackDie, number>>;
  readonly keywords: readonly KeywordUse[];
  /** Where the weapon itself says what surges become (a mine, a bomb). */
  readonly surge?: 'hit' | 'crit' | undefined;
  /** Only for effects that say so: area weapons, overrun, self-destruct. */
  readonly special?: 'area' | 'overrun' | 'self-destruct' | undefined;
}

export interface UnitFacts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly faction: Faction;
  readonly rank: Rank;
  /** Comes with another unit and is no unit by itself (legion.counterpart): rank, courage, speed and dice are that unit's. */
  readonly counterpart: boolean;
  readonly type: UnitType;
  readonly subtypes: readonly Subtype[];
  readonly unique: boolean;
  readonly points: number;
  /** What it cost before 2021-10-27. */
  readonly formerPoints: number;
  readonly minis: number;
  readonly wounds: number;
  /** Null: a courage that never fails ("–"), or a vehicle. */
  readonly courage: number | null;
  readonly resilience: number | null;
  readonly speed: number;
  readonly defense: DefenseDie;
  readonly surgeAttack: 'hit' | 'crit' | null;
  readonly surgeDefense: 'block' | null;
  readonly keywords: readonly KeywordUse[];
  readonly weapons: readonly WeaponFacts[];
  readonly slots: readonly Slot[];
  /** legion.creature-trooper.2, legion.emplacement-trooper.2 */
  readonly base: Base;
  readonly height: number;
  readonly eye: number;
  /** False where our numbers are our own reading. */
  readonly sure: boolean;
}

/** What a unit must be to be given an upgrade; all of what is said must hold. */
export interface Restriction {
  readonly factions?: readonly Faction[] | undefined;
  /** Names of units: one of these. */
  readonly units?: readonly string[] | undefined;
  readonly ranks?: readonly Rank[] | undefined;
  readonly types?: readonly UnitType[] | undefined;
  readonly subtypes?: readonly Subtype[] | undefined;
  /** Icons that must be on its upgrade bar as well (legion.upgrade-cards.10). */
  readonly slots?: readonly Slot[] | undefined;
  /** Or it is this instead. */
  readonly or?: Restriction | undefined;
}

/** One face of an upgrade. */
export interface UpgradeSide {
  readonly name: string;
  readonly keywords: readonly KeywordUse[];
  /** Used by the miniatures that the card adds; by every one of the unit's if it adds none. */
  readonly weapons: readonly WeaponFacts[];
  /** What it does besides its keywords and weapons, in our own words; empty where there is nothing more. */
  readonly text: Words;
  readonly abilities: readonly CardAbility[] | 'unwritten';
}

export interface UpgradeFacts extends UpgradeSide {
  readonly id: string;
  readonly slot: Slot;
  readonly unique: boolean;
  readonly points: number;
  readonly formerPoints: number;
  /** It costs so much less on a unit of this name, or in an army that has one. */
  readonly cheaper:
    | { readonly by: number; readonly on: string }
    | { readonly by: number; readonly beside: string }
    | null;
  readonly restriction: Restriction;
  /** Keywords that its unit loses. */
  readonly takes: readonly KeywordUse[];
  /** Units, by name, that may be given it though they have no icon for it. */
  readonly withoutSlot: readonly string[];
  /** An icon that it adds to the upgrade bar, and whether that must be filled. */
  readonly addsSlot: { readonly slot: Slot; readonly must: boolean } | null;
  /** Miniatures that it adds: with their own wound threshold where it prints one. */
  readonly adds: { readonly minis: number; readonly wounds: number | null } | null;
  /** The other face (legion.double-sided-cards). */
  readonly back: UpgradeSide | null;
  /** Its weapon or its effect exhausts it (legion.exhaust). */
  readonly exhaust: boolean;
  /** Its weapon or its effect is used once a game; then the card is gone. */
  readonly expend: boolean;
  readonly sure: boolean;
}

/** Whom a command card lets one order: these very ones, an order each, and so many others of a kind. */
export interface Orders {
  /** Units by name. */
  readonly units: readonly string[];
  /** How many besides these; `Infinity` is everybody. */
  readonly others: number;
  /** The others are any of these; empty: any unit. */
  readonly ranks: readonly Rank[];
  /** The others are any of these; empty: any unit. `ai`: whoever has that keyword. */
  readonly types: readonly ('trooper' | 'vehicle' | 'ai' | Subtype)[];
}

/** Keywords that a card gives while it lies open. What it asks must not look at keywords: they are what is being found out. */
export interface GivenKeywords {
  readonly keywords: readonly KeywordUse[];
  /** Whom; left out: the character of the card. */
  to?(given: GivenContext): boolean;
  /** As long as this holds too. */
  when?(given: GivenContext): boolean;
}

export interface GivenContext {
  readonly table: LTable;
  readonly unit: Unit;
  /** Whose card, and which. */
  readonly seat: Seat;
  readonly card: string;
}

/** What a command card does that is divulged (legion.divulge.1, .2). */
export interface Divulge {
  /** At whose start it may be. */
  readonly step: 'deploy-units';
  /** It speaks until its step is over, or through the first round. */
  readonly until: 'end-of-step' | 'end-of-round-1';
  /** Then it must be the command card of round 1. */
  readonly binds: boolean;
  readonly gives: readonly GivenKeywords[];
  readonly abilities: readonly CardAbility[] | 'unwritten';
}

/** At the start of which phase a flaw may be played, and while what holds of its unit (legion.flawed.6). */
export interface FlawTiming {
  readonly phase: 'command' | 'activation' | 'end';
  when(table: LTable, unit: Unit): boolean;
}

export interface CommandFacts {
  readonly id: string;
  readonly name: string;
  /** A flaw is put into the opponent's hand (legion.flawed), has no pips and orders nobody. */
  readonly kind: 'command' | 'flaw';
  /** What counts when a hand is built. */
  readonly pips: number;
  /** What counts when it is played. */
  readonly pipsInPlay: number;
  /** The name of the character it belongs to; empty for everybody's. */
  readonly character: string;
  readonly faction: Faction | null;
  readonly orders: Orders;
  /** Stays in play (legion.permanent). */
  readonly permanent: boolean;
  /** What it does when it is shown before its time (legion.divulge). */
  readonly divulge: Divulge | null;
  /** Of a flaw: when it may be played. */
  readonly flaw: FlawTiming | null;
  /** Keywords for as long as the card is in play (legion.command-cards.31, legion.permanent.2). */
  readonly gives: readonly GivenKeywords[];
  readonly weapons: readonly WeaponFacts[];
  /** Discarded unplayed instead of drawing an order token, its character orders a friend up to this range, who activates. */
  readonly insteadOfDrawing: number | null;
  readonly text: Words;
  readonly abilities: readonly CardAbility[] | 'unwritten';
  readonly sure: boolean;
}

/** A card of the supply deck (legion.supply-deck). */
export interface SupplyFacts {
  readonly id: string;
  readonly name: Words;
  readonly copies: number;
  readonly keywords: readonly KeywordUse[];
  readonly exhaust: boolean;
  readonly text: Words;
  readonly abilities: readonly CardAbility[] | 'unwritten';
  readonly sure: boolean;
}

/** An outline on the battlefield, in millimetres, corner by corner. */
export type Zone = readonly Point[];

/** An objective, a deployment or a condition (legion.battle-cards). */
export interface BattleCardFacts {
  readonly id: string;
  readonly kind: 'objective' | 'deployment' | 'condition';
  readonly name: string;
  /** Whether it belongs to the deck for the whole battlefield or for half of it. */
  readonly mode: 'standard' | 'skirmish';
  /** In our own words. */
  readonly text: Words;
  /** What is laid out for it, and how many of each. */
  readonly tokens: Partial<Readonly<Record<BattleToken, number>>>;
  /** Where objective tokens lie that nobody chooses a place for. */
  readonly places: readonly Point[];
  /** Of a deployment: where each side may stand when the blue player has the edge at y = 0. */
  readonly zones: Readonly<Record<'blue' | 'red', readonly Zone[]>> | null;
  readonly weapon: WeaponFacts | null;
  readonly rules: BattleRules | 'unwritten';
  readonly sure: boolean;
}

export type BattleToken = 'objective' | 'condition' | 'barricade' | 'wound' | 'hostage' | 'bomb-cart';
