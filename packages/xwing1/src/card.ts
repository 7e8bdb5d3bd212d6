import type { ConvexPolygon, Pose } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import type { BaseSize, DamageCard, Maneuver, ManeuverKey } from '@rangefinder/xwing';
import type { CardAbility } from './abilities.ts';
import type { Bomb, Condition, Ship } from './state.ts';
import type { XTable } from './table.ts';

/** The primary factions, of which a squad has one (xw1.factions.1). */
export const FACTIONS = ['rebel', 'imperial', 'scum'] as const;
export type Faction = (typeof FACTIONS)[number];

/** What a card belongs to inside its primary faction; these may be mixed (xw1.factions.3). */
export type Allegiance = 'rebelalliance' | 'resistance' | 'galacticempire' | 'firstorder' | 'scumandvillainy';

export const PRIMARY_FACTION: Readonly<Record<Allegiance, Faction>> = {
  rebelalliance: 'rebel',
  resistance: 'rebel',
  galacticempire: 'imperial',
  firstorder: 'imperial',
  scumandvillainy: 'scum',
};

/** The upgrade types (xw1.upgrade-icons.1). */
export const SLOTS = [
  'elite',
  'astromech',
  'torpedo',
  'missile',
  'cannon',
  'turret',
  'bomb',
  'crew',
  'system',
  'salvagedastromech',
  'title',
  'modification',
  'illicit',
  'cargo',
  'hardpoint',
  'team',
  'tech',
] as const;
export type Slot = (typeof SLOTS)[number];

/** The actions that stand on action bars (xw1.actions.2). */
export const ACTIONS = [
  'focus',
  'evade',
  'lock',
  'barrel-roll',
  'boost',
  'cloak',
  'slam',
  'reinforce',
  'coordinate',
  'jam',
  'reload',
  'rotate',
] as const;
export type BarAction = (typeof ACTIONS)[number];

/**
 * The arcs printed on a ship token: the primary one in front (xw1.firing-arc.1), auxiliary ones (xw1.auxiliary-firing-arc.1),
 * one that turns, the bullseye; `turret` shoots all round (xw1.turret-primary-weapon.1).
 */
export type PrintedArc = 'front' | 'auxiliary-rear' | 'auxiliary-180' | 'mobile' | 'bullseye' | 'turret';

/**
 * What a card does besides its numbers: a list of abilities, or the mark of a card whose ability is not written yet. Such
 * a card is refused at the table.
 */
export type Written = readonly CardAbility[] | 'unwritten';

/** A ship type; huge ships are known by their names alone (`cards/huge.ts`). */
export interface ShipFacts {
  readonly id: string;
  readonly name: string;
  readonly size: BaseSize;
  /** The primary weapon value (xw1.primary-weapon.1). */
  readonly attack: number;
  readonly arcs: readonly PrintedArc[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly BarAction[];
  /** The dial in codes (see `parseDial`); every ship of the type has it (xw1.ship.3, xw1.help-dials.2, .3). */
  readonly dial: string;
  readonly pilots: readonly PilotFacts[];
}

export interface PilotFacts {
  /** Ours: the list name, with the ship or faction behind it where several cards share that. */
  readonly id: string;
  /** What lists call it, where that is not its id. */
  readonly listName?: string;
  readonly name: string;
  readonly allegiance: Allegiance;
  /** xw1.pilot-skill.1 */
  readonly skill: number;
  /** 1 when its name is unique (xw1.unique-names.1), else 0. */
  readonly limited: number;
  readonly cost: number;
  /**
   * Its upgrade bar; what any ship may take, a title and a modification, is not on it (xw1.modifications.1 to .3,
   * xw1.title.1, .2).
   */
  readonly slots: readonly Slot[];
  /** Numbers that differ from those of its ship type. */
  readonly numbers?: Partial<Pick<ShipFacts, 'attack' | 'agility' | 'hull' | 'shields'>>;
  /** What its ability does, in our own words. */
  readonly text?: string;
  readonly abilities: Written;
}

/** What a pilot does who flies several types of ship. */
export type PilotAbility = Pick<PilotFacts, 'text' | 'abilities'>;

/** Who may equip an upgrade, everybody if nothing is said (xw1.factions.2, .4); all must hold (xw1.upgrade-cards.6 to .9). */
export type Restriction =
  | { readonly faction: readonly Faction[] }
  | { readonly allegiance: readonly Allegiance[] }
  | { readonly size: readonly (BaseSize | 'huge')[] }
  | { readonly ship: readonly string[] }
  | { readonly skillFrom: number }
  /** An action on its bar. */
  | { readonly action: BarAction }
  /** An icon of this type on its bar. */
  | { readonly slot: Slot }
  /** No icon of this type on its bar. */
  | { readonly withoutSlot: Slot }
  /** This shield value, no other. */
  | { readonly shields: number }
  | { readonly hullTo: number }
  | { readonly squadIncludes: readonly string[] }
  | { readonly anyOf: readonly Restriction[] };

/** What an attack with a secondary weapon needs, and what it spends (xw1.secondary-weapons.8 to .11). */
export type AttackNeed = 'lock' | 'focus';

/** The secondary weapon on a card (xw1.secondary-weapons.1, .5). */
export interface WeaponFacts {
  readonly dice: number;
  readonly range: readonly [number, number];
  /** What stands behind the "Attack" header in parentheses. */
  readonly requires?: AttackNeed;
  /** What is spent to perform the attack; `card` discards the card itself. */
  readonly spends?: readonly (AttackNeed | 'card')[];
  /** Whether it may attack ships outside the firing arc. */
  readonly allRound?: true;
  /** "Perform this attack twice": against the same ship, what it spends once. */
  readonly twice?: true;
}

/** One face of an upgrade card. */
export interface UpgradeSide {
  readonly title?: string;
  readonly attack?: WeaponFacts;
  /** Actions it adds to the action bar. */
  readonly actions?: readonly BarAction[];
  /** Slots it adds (or takes, with a minus before the name). */
  readonly slots?: readonly string[];
  readonly stats?: {
    readonly hull?: number;
    readonly shields?: number;
    readonly agility?: number;
    readonly attack?: number;
    readonly skill?: number;
  };
  /** The bomb token it drops, and when: as its dial is revealed, or as an action. */
  readonly bomb?: { readonly token: string; readonly when: 'reveal' | 'action'; readonly keepsCard?: true };
  readonly text?: string;
  /** It is in effect while its ship is docked, as no other card of the ship is. */
  readonly whileDocked?: true;
  /** Its ship has the pilot abilities of other friendly ships with this card too. */
  readonly sharesPilots?: true;
  /** Its ship has the pilot abilities of friendly ships whose card shares them. */
  readonly takesPilots?: true;
  readonly abilities: Written;
}

/** What a card says about building its ship, beside its slots, restrictions and numbers (xw1.golden-rules.2). */
export interface Building {
  /** The other upgrades of its ship, or those of a type, cost so much less, to a minimum of 0. */
  readonly cheaper?: { readonly slot?: Slot; readonly by: number };
  /** Upgrades of this type must be different from each other. */
  readonly different?: Slot;
  /** One more slot, of any of these types. */
  readonly oneMore?: readonly Slot[];
  /** Its ship must equip this upgrade as well. */
  readonly needs?: string;
  /** Upgrades of a type that its ship can equip: up to this cost, or unique ones only. */
  readonly only?: { readonly slot: Slot; readonly costTo?: number; readonly unique?: true };
}

export interface UpgradeFacts extends UpgradeSide {
  readonly id: string;
  readonly name: string;
  /** The slots it fills; a card that also occupies another names two. */
  readonly fills: readonly Slot[];
  /** How many cards of its name a squad may have; 0 when it does not matter. */
  readonly limited: number;
  /** The Limited trait: one copy on a ship (xw1.upgrade-cards.5, xw1.limited.1). */
  readonly oncePerShip?: true;
  readonly cost: number;
  readonly restrictions?: readonly Restriction[];
  readonly building?: Building;
  /** Only for huge ships: catalogued, and refused at the table. */
  readonly huge?: true;
  /** Tokens are put on the card itself. */
  readonly holdsTokens?: true;
  /** It puts tokens on cards of these slots: those of its ship, or of every ship of its squad. */
  readonly putsTokens?: { readonly on: 'ship' | 'squad'; readonly slots: readonly Slot[] };
  /** The other face of a dual card. */
  readonly back?: UpgradeSide;
}

/** A pilot with all that follows from its ship type, worked out once. */
export interface PilotCard extends PilotFacts {
  readonly faction: Faction;
  readonly type: ShipFacts & { readonly attacks: readonly { readonly arc: PrintedArc; readonly dice: number }[] };
  readonly bar: readonly BarAction[];
  readonly dial: readonly Maneuver[];
  readonly maneuvers: ReadonlyMap<string, Maneuver>;
  /** The dial as a choice. */
  readonly dialOptions: readonly { readonly key: ManeuverKey }[];
}

/** What a bomb token does when it detonates, to the ship that set it off if one did (xw1.bombs.2). */
export type BombEffect = (t: XTable, bomb: Bomb, ship: Ship | null) => Procedure<void>;

/** A kind of bomb token. */
export interface BombFacts {
  readonly id: string;
  readonly name: string;
  /** At the end of the Activation phase, or when a ship overlaps it. */
  readonly detonates: 'end-of-activation' | 'overlapped';
  /** Shapes in its own frame, guides and all (xw1.bombs.11). */
  readonly shape: readonly ConvexPolygon[];
  /** From its guides to its middle. */
  readonly offset: number;
  /** Further tokens of a set, seen from the one in the middle. */
  readonly beside: readonly Pose[];
  readonly effect: BombEffect;
}

/** A kind of damage card: what it does once it lies faceup. */
export interface DamageFacts {
  readonly id: string;
  readonly name: string;
  /** xw1.critical-damage.6; that it lies faceup says what a critical hit token would (xw1.critical-damage.4, .5). */
  readonly type: 'pilot' | 'ship';
  readonly count: number;
  /** In our own words. */
  readonly text: string;
  /** How many damage cards it counts as, faceup (xw1.destroying-ships.7). */
  readonly counts: number;
  /** While it lies faceup its ship's pilot ability and Elite cards are ignored. */
  readonly silencesPilot?: true;
  /** What happens the moment it is turned faceup. */
  whenFaceup(t: XTable, ship: Ship, card: DamageCard): Procedure<void>;
  readonly abilities: readonly CardAbility[];
}

/** A condition card: what it does while it is assigned to a ship. */
export interface ConditionFacts {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Several ships may have it at a time, and one ship several (xw1.conditions.2). */
  readonly manyCopies?: true;
  /** What happens the moment it is assigned. */
  whenAssigned?(t: XTable, ship: Ship, condition: Condition): Procedure<void>;
  /** The ship whose card assigned it has the pilot ability of the ship it is assigned to. */
  readonly lendsAbility?: true;
  /** What it does for the ship whose card assigned it goes on when its own ship is destroyed. */
  readonly outlasts?: true;
  readonly abilities: Written;
}
