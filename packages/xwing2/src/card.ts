import type { ConvexPolygon, Pose } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import type { Arc, BaseSize, DamageCard, Maneuver, ManeuverKey } from '@rangefinder/xwing';
import type { CardAbility } from './abilities.ts';
import type { Way } from './rules/devices.ts';
import type { Device, Ship } from './state.ts';
import type { XTable } from './table.ts';

/** xw2.faction.1 */
export const FACTIONS = [
  'rebelalliance',
  'galacticempire',
  'scumandvillainy',
  'resistance',
  'firstorder',
  'galacticrepublic',
  'separatistalliance',
] as const;
export type Faction = (typeof FACTIONS)[number];

/** The upgrade types of standard ships (xw2.upgrade-icons.1). */
export const SLOTS = [
  'talent',
  'astromech',
  'torpedo',
  'missile',
  'cannon',
  'turret',
  'device',
  'crew',
  'tacticalrelay',
  'configuration',
  'sensor',
  'title',
  'modification',
  'illicit',
  'tech',
  'gunner',
  'forcepower',
  'hyperdrive',
] as const;
export type Slot = (typeof SLOTS)[number];

/** The actions that stand on action bars. */
export const ACTIONS = [
  'focus',
  'evade',
  'calculate',
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

/** How hard an action is (xw2.actions.7). */
export type ActionDifficulty = 'white' | 'red' | 'purple';

/** An action bar entry: an action, its difficulty, and perhaps one linked to it (xw2.actions.5). */
export interface BarEntry {
  readonly action: BarAction;
  readonly difficulty: ActionDifficulty;
  readonly linked: { readonly action: BarAction; readonly difficulty: ActionDifficulty } | undefined;
}

/** Where a weapon shoots; turret weapons shoot where their indicator, single or double, points (xw2.turret-arcs.1). */
export type WeaponArc = Arc | 'turret' | 'double-turret';

export interface Charges {
  readonly value: number;
  /** Recurring symbols; negative when the card loses charges each round (xw2.charges.8, xw2.recurring-charges.2). */
  readonly recovers: number;
  /** What is spent stays spent: the card says that its charges cannot be recovered. */
  readonly recoverable?: false;
}

export interface Force extends Charges {
  readonly side: readonly ('light' | 'dark')[];
}

/**
 * What a card does besides its numbers, by its erratum where it has one (xw2.errata-general.1): a list of abilities,
 * one for each constant effect and each trigger (xw2.faq-abilities-queue.7), or the mark of a card whose ability is
 * not written yet. Such a card is refused at the table.
 */
export type Written = readonly CardAbility[] | 'unwritten';

/** An ability of a ship type, shared by its pilots (xw2.ship-abilities.1, xw2.pilot-and-ship-abilities.3). */
export interface ShipAbility {
  readonly name: string;
  /** What it does, in our own words. */
  readonly text?: string;
  /** Weapon Hardpoint: one slot for one single-icon upgrade of these types (xw2.faq-squad-building.2). */
  readonly hardpoint?: readonly Slot[];
  /** Keywords it counts as having where an upgrade asks for one. */
  readonly countsAs?: readonly string[];
  readonly abilities: Written;
  /** What it does in reserve; everything else is silent there (xw2.in-reserve.7). */
  readonly inReserve?: readonly CardAbility[];
  /** While docked, its carrier has the ability of its pilot. */
  readonly lendsPilot?: true;
}

/** A ship type (xw2.ship-type.1). */
export interface ShipFacts {
  readonly id: string;
  readonly name: string;
  readonly size: BaseSize;
  /** Primary weapons (xw2.primary-weapon.1). */
  readonly attacks: readonly { readonly arc: WeaponArc; readonly dice: number }[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** Entries such as `focus`, `red boost`, `barrel-roll > red lock`. */
  readonly actions: readonly string[];
  /** The dial in codes (see `parseDial`); every ship of the type has it (xw2.dial.1, xw2.ship-type.2, xw2.ship.3). */
  readonly dial: string;
  readonly keywords?: readonly string[];
  readonly shipAbility?: ShipAbility;
  readonly pilots: readonly PilotFacts[];
}

export interface PilotFacts {
  readonly id: string;
  readonly name: string;
  readonly caption?: string;
  /** xw2.faction.2 */
  readonly faction: Faction;
  readonly initiative: number;
  readonly limited: number;
  /** Squad points (xw2.squad-points.1). */
  readonly cost: number;
  /** Its loadout value (xw2.squad-loadout-value.1) and upgrade bar (xw2.upgrade-cards.2). */
  readonly loadout: number;
  readonly slots: readonly Slot[];
  /** During a game it gives ships of its faction cards of these slots, for which they need no slot (xw2.upgrade-cards.10). */
  readonly handsOn?: readonly Slot[];
  /** xw2.squad-keywords.1 */
  readonly keywords?: readonly string[];
  readonly force?: Force;
  readonly charges?: Charges;
  /** Replaces the bar of the ship type. */
  readonly actions?: readonly string[];
  /** Replaces the ship type's ability. */
  readonly shipAbility?: ShipAbility;
  /** Standard legality; every card here is legal in Extended unless `extended` is false. */
  readonly standard: boolean;
  readonly extended?: false;
  readonly text?: string;
  /** Its pilot ability; every limited card has one (xw2.pilot-and-ship-abilities.2). */
  readonly abilities: Written;
  /** What it does in reserve; everything else is silent there (xw2.in-reserve.7). */
  readonly inReserve?: readonly CardAbility[];
}

/** What a pilot does who flies several types of ship. */
export type PilotAbility = Pick<PilotFacts, 'text' | 'abilities'>;

/** Who may equip an upgrade; all must hold. One without restrictions is for everybody (xw2.faction.4). */
export type Restriction =
  | { readonly faction: readonly Faction[] }
  | { readonly size: readonly (BaseSize | 'huge')[] }
  | { readonly ship: readonly string[] }
  | { readonly action: BarAction; readonly difficulty?: ActionDifficulty }
  | { readonly keyword: readonly string[] }
  | { readonly shipAbility: readonly string[] }
  | { readonly equipped: readonly Slot[] }
  | { readonly forceSide: readonly ('light' | 'dark')[] }
  | { readonly arc: readonly WeaponArc[] }
  | { readonly nonLimited: boolean }
  | { readonly agility: readonly number[] }
  | { readonly initiativeUpTo: number }
  | { readonly shieldsFrom: number }
  | { readonly squadIncludes: readonly string[] }
  | { readonly anyOf: readonly Restriction[] };

/** What stands behind an "Attack" header in parentheses (xw2.special-weapon.10). */
export type AttackRequirement = 'lock' | 'focus' | 'calculate' | 'evade';

/** The special weapon on a card (xw2.special-weapon.2 to .5, .8). */
export interface WeaponFacts {
  readonly arc: WeaponArc;
  readonly dice: number;
  readonly range: readonly [number, number];
  /** False for weapons with the ordnance icon (xw2.special-weapon.7, xw2.range-bonus.4). */
  readonly rangeBonus: boolean;
  /** What the attacker must have, one of these: a lock on the defender, or a token. */
  readonly requires?: readonly AttackRequirement[];
  /** Charges of this card that the attack spends. */
  readonly spends?: number;
}

/** One face of an upgrade card. */
export interface UpgradeSide {
  readonly title?: string;
  /** It shows wings or struts that are closed. */
  readonly closed?: true;
  readonly charges?: Charges;
  readonly force?: Force;
  readonly attack?: WeaponFacts;
  /** Action bar entries it adds. */
  readonly actions?: readonly string[];
  /** Slots it adds (or takes, with a minus before the name). */
  readonly slots?: readonly string[];
  readonly stats?: { readonly hull?: number; readonly shields?: number; readonly agility?: number };
  /** Its ship has the pilot abilities of other friendly ships that share theirs. */
  readonly sharesInPilots?: true;
  /** The pilot ability of its ship is one of those shared. */
  readonly sharesPilot?: true;
  /** The ability of the ship type is replaced by what this card does. */
  readonly replacesShipAbility?: true;
  /** Devices it places, by id, and how; dropped with the 1 straight unless it says otherwise. */
  readonly device?: readonly string[];
  readonly ways?: readonly Way[];
  readonly text?: string;
  readonly abilities: Written;
}

export interface UpgradeFacts extends UpgradeSide {
  readonly id: string;
  readonly name: string;
  /** The slots it fills; a card that fills two names two. */
  readonly fills: readonly Slot[];
  readonly limited: number;
  /** Null: cannot be bought in the current points. */
  readonly cost: number | null;
  readonly restrictions?: readonly Restriction[];
  readonly standard: boolean;
  readonly extended?: false;
  readonly standardized?: true;
  readonly solitary?: true;
  /** During a game it gives ships of its faction cards of these slots, for which they need no slot (xw2.upgrade-cards.10). */
  readonly handsOn?: readonly Slot[];
  /** The face on the back of a two-sided card. */
  readonly back?: UpgradeSide;
}

/** Reads action bar entries written as `red boost` or `barrel-roll > red lock`. */
export function parseBar(entries: readonly string[]): readonly BarEntry[] {
  // Entries are facts of cards, asked for at every action: each list is read once.
  let bar = BARS.get(entries);
  if (!bar) {
    bar = readBar(entries);
    BARS.set(entries, bar);
  }
  return bar;
}

const BARS = new WeakMap<readonly string[], readonly BarEntry[]>();

function readBar(entries: readonly string[]): readonly BarEntry[] {
  return entries.map((entry) => {
    const [first = '', linked] = entry.split(' > ');
    const { action, difficulty } = parseAction(first);
    return { action, difficulty, linked: linked === undefined ? undefined : parseAction(linked) };
  });
}

function parseAction(text: string): { action: BarAction; difficulty: ActionDifficulty } {
  const [, colour, name] = /^(?:(white|red|purple) )?([a-z-]+)$/.exec(text) ?? [];
  const action = ACTIONS.find((known) => known === name);
  if (!action) throw new Error(`"${text}" is no action.`);
  return { action, difficulty: colour === 'red' || colour === 'purple' ? colour : 'white' };
}

/** A pilot with all that follows from its ship type, worked out once. */
export interface PilotCard extends PilotFacts {
  readonly type: ShipFacts;
  readonly bar: readonly BarEntry[];
  readonly dial: readonly Maneuver[];
  readonly maneuvers: ReadonlyMap<string, Maneuver>;
  /** The dial as a choice. */
  readonly dialOptions: readonly { readonly key: ManeuverKey }[];
  readonly ability: ShipAbility | undefined;
  /** The name of its ship ability among the cards that have abilities. */
  readonly abilityId: string;
}

const REMOTE = 'remote:';

/** The card a remote has where an attack treats it as a ship (xw2.attacking-remotes.1). */
export function remotePilot(device: string): string {
  return `${REMOTE}${device}`;
}

export function isRemotePilot(id: string): boolean {
  return id.startsWith(REMOTE);
}

/** The device whose card, as a ship's, this is. */
export function remoteOf(pilot: string): string {
  return pilot.slice(REMOTE.length);
}

/** What a device does when it detonates, to the ship that set it off if one did. */
export type DeviceEffect = (t: XTable, device: Device, ship: Ship | null) => Procedure<void>;

/** What kind of thing a device is: the trait of the card that places it (xw2.bomb.1, .2, xw2.mine.1, .2). */
export type DeviceKind = 'bomb' | 'mine' | 'remote';

export interface DeviceFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: DeviceKind;
  /** Shapes in its own frame; its guides are at the rear, where a template's end goes (xw2.device.23). */
  readonly shape: readonly ConvexPolygon[];
  /** From a set of its guides to its middle. */
  readonly offset: number;
  /** Further devices of a set, seen from the one in the middle (xw2.annex-cluster-mines.2). */
  readonly beside: readonly Pose[];
  /** Which of its guides may be set against a template, as headings; the rear ones by default. */
  readonly guides: readonly ('front' | 'rear')[];
  /** What comes of its detonation. */
  readonly effect: DeviceEffect | undefined;
}

/** The card of a remote, which is a unit (xw2.remotes.1). */
export interface RemoteFacts {
  readonly initiative: number;
  readonly agility: number;
  readonly hull: number;
  readonly charges: number;
  /** Its player's ships lock and jam at ranges from it, too. */
  readonly scouts: boolean;
  /** Its attack, if it has one. */
  readonly attack: RemoteAttack | undefined;
  readonly abilities: readonly CardAbility[];
}

interface RemoteAttack {
  readonly arcs: readonly Arc[];
  readonly dice: number;
  readonly range: readonly [number, number];
}

/** A kind of damage card: what it does once it lies faceup. */
export interface DamageFacts {
  readonly id: string;
  readonly name: string;
  readonly type: 'pilot' | 'ship';
  readonly count: number;
  /** In our own words. */
  readonly text: string;
  /** What happens the moment it is turned faceup. */
  whenFaceup(t: XTable, ship: Ship, card: DamageCard): Procedure<void>;
  readonly abilities: readonly CardAbility[];
}

/** A condition card: what it does while it is assigned to a ship. */
export interface ConditionFacts {
  readonly id: string;
  readonly name: string;
  readonly limited: number;
  readonly text: string;
  /** The token it shares with other secret conditions (xw2.secret-conditions.1). */
  readonly secret?: string;
  readonly abilities: Written;
  /** What it does while its ship is in reserve; everything else is silent there (xw2.in-reserve.7). */
  readonly inReserve?: readonly CardAbility[];
}
