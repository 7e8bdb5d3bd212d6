import type { Words } from '@rangefinder/kernel/words';
import type { CardAbility } from './abilities.ts';
import type { Base, UnitType } from './battlefield/model.ts';

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
  readonly notSubtypes?: readonly Subtype[] | undefined;
  /** Icons that must be on its upgrade bar as well. */
  readonly slots?: readonly Slot[] | undefined;
}

export interface UpgradeFacts {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
  readonly unique: boolean;
  readonly points: number;
  readonly formerPoints: number;
  readonly restriction: Restriction;
  /** Miniatures that it adds: with their own wound threshold where it prints one. */
  readonly adds: { readonly minis: number; readonly wounds: number | null } | null;
  readonly keywords: readonly KeywordUse[];
  /** Weapons of this side; the other side's are under `back`. */
  readonly weapons: readonly WeaponFacts[];
  readonly back: { readonly keywords: readonly KeywordUse[]; readonly weapons: readonly WeaponFacts[] } | null;
  readonly exhaust: boolean;
  /** What it does besides its keywords and weapons, in our own words; empty where there is nothing more. */
  readonly text: Words;
  readonly abilities: readonly CardAbility[] | 'unwritten';
  readonly sure: boolean;
}

/** Whom a command card lets one order: so many units, of a kind, or these very ones. */
export interface Orders {
  readonly count: number;
  /** Any of these; empty: any unit. */
  readonly ranks: readonly Rank[];
  readonly types: readonly ('trooper' | 'vehicle' | Subtype)[];
  /** Units by name. */
  readonly units: readonly string[];
}

export interface CommandFacts {
  readonly id: string;
  readonly name: string;
  readonly pips: number;
  /** The character it belongs to; empty for everybody's. */
  readonly character: string;
  readonly faction: Faction | null;
  readonly orders: Orders;
  /** Stays in play (legion.permanent). */
  readonly permanent: boolean;
  readonly weapons: readonly WeaponFacts[];
  readonly text: Words;
  readonly abilities: readonly CardAbility[] | 'unwritten';
  readonly sure: boolean;
}
