import type { Procedure, Seat } from '@rangefinder/kernel';
import type { Aim } from './ask.ts';
import type { CardFacts, Side, StarshipFacts } from './facts.ts';
import type { DestinyKind, Moment, MomentOf, MomentType } from './rules/moments.ts';
import type { CardInPlay, Lasting, LocationInPlay, Phase, Slot } from './state.ts';
import type { CardTable } from './table.ts';

/** What has a text: a card on table, one side of a location, or a text that lasts after its card has gone. */
export interface Source {
  readonly seat: Seat;
  readonly title: string;
  /** The card itself; null for locations and lasting texts. */
  readonly self: CardInPlay | null;
  /** The location whose text it is. */
  readonly location: LocationInPlay | null;
  readonly lasting: Lasting | null;
}

/** A question about one card on table. */
export interface OfCard {
  readonly card: CardInPlay;
}

/** A question about what one player has at a location. */
export interface AtLocation {
  readonly location: LocationInPlay;
  readonly seat: Seat;
}

/** A question about a card that is about to be deployed. */
export interface OfDeployment {
  readonly facts: CardFacts;
  readonly seat: Seat;
  /** The location it would be at, if it is to be at one. */
  readonly location: LocationInPlay | null;
  /** The card it would be on or aboard of. */
  readonly on: CardInPlay | null;
}

export interface OfDraw {
  readonly facts: CardFacts;
  readonly seat: Seat;
  readonly kind: DestinyKind;
}

export interface OfFiring {
  readonly weapon: CardInPlay;
  readonly target: CardInPlay;
}

/** Docking bay transit from one docking bay to another. */
export interface OfTransit extends AtLocation {
  readonly to: LocationInPlay;
}

/** A card that would come to a location by moving. */
export interface OfMove extends OfCard {
  readonly to: LocationInPlay | null;
}

/**
 * Every number and every permission that texts can change (swccg.core-modifiers.1): where one does, it wins over the
 * rule (swccg.core-object.8). Permissions are 1, and 0 when a text forbids (swccg.core-object.10).
 */
export interface Questions {
  power: OfCard;
  ability: OfCard;
  forfeit: OfCard;
  armor: OfCard;
  maneuver: OfCard;
  hyperspeed: OfCard;
  landspeed: OfCard;
  /** Immune to attrition below this number. */
  immunity: OfCard;
  /** Immune to attrition of exactly this number (swccg.core-immunity.6). */
  'immunity-exactly': OfCard;
  defense: OfCard;
  'pilot-skill': OfCard;
  'warrior-skill': OfCard;
  'smuggler-skill': OfCard;
  /** How many weapons it may use in a turn. */
  'weapon-uses': OfCard;
  /** How many devices it may use in a turn. */
  'device-uses': OfCard;
  'deploy-cost': OfDeployment;
  'move-cost': OfMove;
  'transit-cost': OfTransit;
  /** 1: this player's cards shuttle and transfer to and from this site of a starship, free, as they do with the starship. */
  'open-bay': AtLocation;
  icons: AtLocation;
  'location-generation': AtLocation;
  generation: { readonly seat: Seat };
  drain: AtLocation;
  'total-power': AtLocation;
  'total-ability': AtLocation;
  /** The ability that counts toward drawing battle destiny. */
  'destiny-ability': AtLocation;
  /** The ability that lets a player draw battle destiny. */
  'ability-needed': AtLocation;
  /** The ability without which a player draws no battle destiny at all, added or not. */
  'ability-required': AtLocation;
  'battle-destinies': AtLocation;
  /** 1: one battle destiny if not able to draw otherwise. */
  'battle-destiny-if-none': AtLocation;
  'battle-destiny': AtLocation;
  /** Destiny draws that add to power only, or to attrition only. */
  'power-destinies': AtLocation;
  'attrition-destinies': AtLocation;
  'weapon-destiny': OfFiring;
  /** What a card counts as when it is drawn for destiny. */
  'drawn-destiny': OfDraw;
  'battle-damage': AtLocation;
  attrition: AtLocation;
  /** The total ability without which presence is not control (swccg.core-presence.11). */
  'control-needs': AtLocation;
  /** 1: moves and fights although nobody flies it. */
  'flies-itself': OfCard;
  /** How many times it may be fired in a battle. */
  'weapon-shots': OfCard;
  'may-deploy': OfDeployment;
  /** 1: may deploy there with neither presence nor Force icons. */
  'deploy-anywhere': OfDeployment;
  /** 1: may deploy there although its own text or another one keeps it from such places. */
  'deploy-regardless': OfDeployment;
  'may-move': OfMove;
  'may-battle': OfCard;
  /** 1: battles are fought by and against it although it has no ability. */
  'may-be-battled': OfCard;
  'may-drain': AtLocation;
  'may-be-forfeited': OfCard;
  /** 1: it is night there. */
  night: AtLocation;
  /** 1: this weapon may also target at adjacent sites. */
  'adjacent-range': OfCard;
  /** 1: may move as a react to this location. */
  'may-react': OfMove;
  /** 1: may move away from a battle where it is, as a react. */
  'may-react-away': OfCard;
  /** 1: may deploy as a react to this location. */
  'may-deploy-react': OfDeployment;
}
export type Question = keyof Questions;

/** Taken from a method, so that a modifier of one question can stand in a list of modifiers of any. */
type Amount<About> = number | { of(about: About, my: Source, game: CardTable): number }['of'];

/** Changes the answer to one question of the rules. Pure: it looks, it never touches. */
export interface ModifierOf<Q extends Question> {
  readonly question: Q;
  readonly change: 'add' | 'times' | 'set' | 'at-least' | 'at-most';
  readonly amount: Amount<Questions[Q]>;
  applies(about: Questions[Q], my: Source, game: CardTable): boolean;
  /** Copies of one title add up (swccg.core-modifiers.1). */
  readonly cumulative?: boolean;
}
export type Modifier = ModifierOf<Question>;

/** What a text is handed while it is not yet known what it is used on. */
export interface Deciding<M extends Moment = Moment> {
  readonly game: CardTable;
  readonly seat: Seat;
  /** The kind of card whose text it is, and the card if it is on table. */
  readonly card: string;
  readonly my: Source;
  readonly moment: M;
}

/** What a text is handed when it acts: with its target, the empty text if there is none, and what that target is. */
export interface Acting<M extends Moment = Moment> extends Deciding<M> {
  readonly target: string;
  readonly aim: Aim;
}

/** When a text may be used other than as a response. */
export interface Timing {
  /** Only in this phase; absent: in any. */
  readonly phase?: Phase;
  /** Only in the player's own turn, or only in the opponent's. */
  readonly turn?: 'own' | 'opponent';
  /** Only in the weapons segment of a battle, or never in a battle; absent: then as well. */
  readonly battle?: boolean;
}

/**
 * What a text is good for, in a word, for players made of code. Into hand or on table come `cards`, into the Force Pile
 * `force`; a battle is helped by `destiny`, by `power`, by another draw (`redraw`), by higher `stakes`; a `drain` takes
 * more. What the opponent does is undone by `cancel`, a card of theirs suffers `harm` or is kept in place (`hold`), what
 * would be lost is kept (`save`). Own cards `travel`, cards in hand become Life Force again (`life`), piles are looked through
 * and shuffled (`sift`).
 */
export type Purpose =
  | 'cards'
  | 'force'
  | 'destiny'
  | 'power'
  | 'redraw'
  | 'stakes'
  | 'drain'
  | 'cancel'
  | 'harm'
  | 'hold'
  | 'save'
  | 'travel'
  | 'life'
  | 'sift';

/** What a text can be used on, if it is not one card or location: its name in keys, and what it is. */
export interface Target {
  readonly key: string;
  readonly aim: Aim;
}

/** Something a text lets its player do: play an Interrupt, use a card on table, respond. */
export interface TextAction<T extends MomentType = MomentType> {
  /** Names the alternative in keys: `play:sense-light:cancel`. */
  readonly name: string;
  readonly good: Purpose;
  /** The moment it responds to; absent: an action of its own. */
  readonly responds?: T;
  readonly timing?: Timing;
  readonly cost?: number | ((acting: Deciding) => number);
  readonly oncePerTurn?: boolean;
  /** Where an Interrupt goes after this function (swccg.core-interrupts.6). */
  readonly to?: 'used' | 'lost' | 'out';
  when?(acting: Deciding<MomentOf<T>>): boolean;
  /** What can be chosen for it; one option each. Absent: nothing is chosen. A text is the id of a card or location. */
  targets?(acting: Deciding<MomentOf<T>>): readonly (string | Target)[];
  /** Of an Interrupt: what is chosen and paid besides before anyone may respond. Answers what its effect aims at; null: it
   * comes to nothing (swccg.core-actions.6). */
  begin?(acting: Acting<MomentOf<T>>): Procedure<Aim | null>;
  /** Done as far as possible; what hangs on an "if" or a "to" only where that holds (swccg.core-actions.11). */
  effect(acting: Acting<MomentOf<T>>): Procedure<void>;
}

/** Something that happens by itself at a moment (swccg.core-automatic.1). */
export interface Automatic<T extends MomentType = MomentType> {
  readonly at: T;
  when(acting: Deciding<MomentOf<T>>): boolean;
  effect(acting: Deciding<MomentOf<T>>): Procedure<void>;
}

/** What some text says, as far as it works by itself. */
export interface Text {
  readonly modifiers?: readonly Modifier[];
  readonly actions?: readonly TextAction[];
  readonly automatic?: readonly Automatic[];
}

/** How many of what fit aboard (swccg.core-capacity.1). */
export interface Capacity {
  readonly pilots?: number;
  readonly drivers?: number;
  readonly passengers?: number;
  /** Slots that hold either a pilot or a passenger (swccg.core-capacity.2). */
  readonly either?: number;
  readonly astromechs?: number;
  readonly vehicles?: number;
  readonly starfighters?: number;
  readonly ties?: number;
}

/** Where something would be deployed: at a location, on or aboard a card, or beside the locations. */
export interface Place {
  readonly location: LocationInPlay | null;
  readonly on: CardInPlay | null;
  readonly slot: Slot | null;
}

/** How a weapon is fired (swccg.core-weapon-firing.2). */
export interface WeaponText {
  readonly cost: number | ((weapon: CardInPlay, game: CardTable) => number);
  readonly at: (target: CardInPlay, game: CardTable) => boolean;
  readonly draws: number;
  readonly plus?: number | ((target: CardInPlay, weapon: CardInPlay, game: CardTable) => number);
  readonly adjacent?: boolean;
  /** Fired from a landed starfighter too, if a pilot is aboard. */
  readonly landed?: boolean;
  /** The defense value it gives to some targets (swccg.core-defense.3). */
  readonly defense?: (target: CardInPlay, game: CardTable) => number | undefined;
  /** Its own test in place of destiny against the defense value; answers whether the target was beaten. */
  readonly resolve?: (firing: { game: CardTable; weapon: CardInPlay; target: CardInPlay }) => Procedure<boolean>;
  /** What happens when it beats the defense value; absent: the target is hit. */
  readonly result?: (firing: { game: CardTable; weapon: CardInPlay; target: CardInPlay }) => Procedure<void>;
}

/** The part of a card that is written for this table: its facts stand elsewhere, its text is in our own words. */
export interface CardText extends Text {
  /** What it does, for people. */
  readonly text: string;
  readonly capacity?: Capacity;
  /**
   * The ability of its permanent pilots, which are no characters (swccg.core-piloting.3); 0 when they provide none.
   */
  readonly permanentPilots?: number;
  /** The ability of the best of several permanent pilots; absent: there is only one. */
  readonly bestPilot?: number;
  /** What it may not go aboard of. */
  readonly neverAboard?: (facts: CardFacts) => boolean;
  /** The personas its permanent pilots are (swccg.core-personas.2). */
  readonly permanentPersonas?: readonly string[];
  /** The opponent may replace it at a site with an own card of its persona. */
  readonly crossesOver?: boolean;
  /** Never counts as unpiloted (swccg.core-unpiloted.9). */
  readonly neverUnpiloted?: boolean;
  /** The only places it may deploy to or be at (swccg.core-deploy-phase.12). */
  readonly deploysOnly?: (place: Place, seat: Seat, game: CardTable) => boolean;
  /** Deploys with neither presence nor Force icons. */
  readonly deploysAnywhere?: boolean;
  /** What its own text makes of its printed deploy cost at a place (swccg.core-deploy-phase.13). */
  readonly ownCost?: (printed: number, place: Place, seat: Seat, game: CardTable) => number | 'free';
  /** Force the opponent has to use as well, from the own pile (swccg.core-use-force.4); texts about its cost change both. */
  readonly opponentUses?: number;
  /** Force lost, not used, to deploy it; nothing reduces it (swccg.core-force-loss.5). */
  readonly losesForce?: number;
  /** The only sites a vehicle may be at; absent: every exterior one. */
  readonly staysOnly?: (location: LocationInPlay, game: CardTable) => boolean;
  /** For weapons, devices and Effects: what it costs to deploy there; null: not there (swccg.core-weapon-carrying.1). */
  readonly deploysOn?: (place: Place, seat: Seat, game: CardTable) => number | null;
  /** Whom a Utinni Effect may be about (swccg.core-effects.3). */
  readonly aimsAt?: (target: CardInPlay, seat: Seat, game: CardTable) => boolean;
  /** An Immediate Effect: it deploys only in response to this moment, and where the moment allows (swccg.core-effects.2). */
  readonly immediate?: {
    readonly responds: MomentType;
    readonly when: (deciding: Deciding, place: Place) => boolean;
  };
  /** Alternatives chosen when deployed. */
  readonly choices?: (place: Place, game: CardTable) => readonly string[];
  readonly weapon?: WeaponText;
  /** The defense value of something that is neither character, vehicle nor starship (swccg.core-defense.3). */
  readonly defense?: number;
  /** The models of starship a weapon fits, where a squadron has ships of several. */
  readonly models?: readonly string[];
  /** An Interrupt's functions (swccg.core-interrupts.9). */
  readonly play?: readonly TextAction[];
  /** Its starting function; afterwards it is lost (swccg.core-interrupts.8). */
  readonly starting?: (acting: { game: CardTable; seat: Seat; card: string }) => Procedure<void>;
  /** Where it goes after its starting function; absent: it is lost. */
  readonly startingTo?: 'reserve';
  /** Texts that last: by name, the modifiers while they do. */
  readonly lasting?: Readonly<Record<string, readonly Modifier[]>>;
  /** What its lasting text can be about; absent: whatever it was used on (swccg.starship-squadron-replacement.9). */
  readonly lastsOn?: (facts: CardFacts) => boolean;
  /** Works although it is inactive. */
  readonly evenInactive?: boolean;
  /** The card whose game text it cancels (swccg.core-modifiers.5). */
  readonly cancelsTextOf?: (self: CardInPlay) => string | null;
  /** A location's text for each player (swccg.core-locations.4). */
  readonly light?: Text & { readonly transit?: number; readonly transitTo?: number };
  readonly dark?: Text & { readonly transit?: number; readonly transitTo?: number };
  /** A site of a vehicle or starship that can be entered from outside: what it costs each side. */
  readonly entrance?: Partial<Record<Side, number>>;
  /** A location that may deploy only in some cases (swccg.core-locations.15). */
  readonly deploysIf?: (seat: Seat, game: CardTable) => boolean;
  /** A site of any starship of a kind: which starships on table it can be part of (swccg.starship-sites.9). */
  readonly siteOf?: (facts: StarshipFacts) => boolean;
  /** Nobody lays another version on top of it. */
  readonly neverConverted?: boolean;
  /** A mobile system that deploys in orbit of this one. */
  readonly orbits?: string;
  /** Rows a generic location may never join (swccg.core-locations.12). */
  readonly notTo?: readonly string[];
  /** A cloud sector or an asteroid sector. */
  readonly sector?: 'cloud' | 'asteroid';
  /** If it is a starting location, this side takes the first turn (swccg.starting-the-game.28). */
  readonly firstTurn?: Side;
  /** An Objective: what it deploys, and what each side says (swccg.core-objectives.1). */
  readonly deploys?: readonly string[];
  readonly sides?: readonly [Text, Text];
  /** How many Defensive Shields may be played from under this starting Effect (swccg.core-other-types.4). */
  readonly shields?: number;
  /** Titles that cannot cancel or affect it (swccg.core-effects.9). */
  readonly immuneTo?: readonly string[];
  /** Immune only while this holds. */
  readonly immuneWhile?: (seat: Seat, game: CardTable) => boolean;
  /** A squadron: the model it replaces three of (swccg.starship-squadron-replacement.2). */
  readonly replaces?: string;
  /** A squadron of several models: the model of each ship in it. */
  readonly ships?: readonly string[];
}

/** A card: what is printed, and what it does. A card without a text is known and cannot be played yet. */
export interface CardDefinition {
  readonly facts: CardFacts;
  readonly text: CardText | null;
  /** The moments its functions fit when it is in hand: an Interrupt's, or an Immediate Effect's; null: none. */
  readonly moments: ReadonlySet<MomentType> | null;
  /** Whom it stands for, permanent pilots included (swccg.core-personas.2). */
  readonly personas: readonly string[];
}
