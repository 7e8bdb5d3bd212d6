import type { Outcome, Seat } from '@rangefinder/kernel';
import type { Side } from './facts.ts';

/**
 * Two players, one of each side (swccg.core-object.1). The Dark Side sits on the first chair: it takes the first turn
 * by default (swccg.starting-the-game.27).
 */
export const DARK: Seat = 0;
export const LIGHT: Seat = 1;

export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;
/** The six phases of a turn, between its start and its end (swccg.core-turn.2, swccg.core-turn.3). */
export type Phase = (typeof PHASES)[number];
export type Step = 'starting' | 'start-of-turn' | Phase | 'end-of-turn';

export const PILES = ['reserve', 'force', 'used', 'lost', 'hand', 'out'] as const;
export type Pile = (typeof PILES)[number];

export const FACE_DOWN = ['reserve', 'force', 'used'] as const;
/** The piles of Life Force, whose cards nobody looks at (swccg.core-hidden.1). */
export type FaceDown = (typeof FACE_DOWN)[number];

/**
 * A player's cards off the table. Piles list cards from the top; they hold kinds of card, not single copies: a card that
 * went through a face-down pile cannot be recognised.
 */
export type Player = Record<Pile, string[]> & {
  /** Of each card in a face-down pile, from the top: whether somebody has seen it lie there or come there. */
  seen: Record<FaceDown, boolean[]>;
  /** Face down under the starting Effect: Defensive Shields (swccg.core-deck.6). */
  under: string[];
  /** How many of them have been played (swccg.core-other-types.4). */
  shieldsPlayed: number;
  /** Which Death Star this player's locations belong to (swccg.core-death-star.3). */
  deathStar: string | null;
};

/** How a card rides aboard a starship or vehicle (swccg.core-capacity.1). */
export type Slot = 'pilot' | 'driver' | 'passenger' | 'astromech' | 'vehicle' | 'starfighter';

/** Where a card on table is: at a location, aboard something, on another card, or beside the locations. */
export interface Where {
  readonly kind: 'at' | 'aboard' | 'on' | 'table';
  readonly id: string;
  readonly slot: Slot | null;
}

export interface CardInPlay {
  readonly id: string;
  /** Its kind: the id of its definition. */
  card: string;
  readonly owner: Seat;
  where: Where;
  hit: boolean;
  /** Made its regular move this turn (swccg.core-movement.2). */
  moved: boolean;
  /** Reacted this turn (swccg.core-reacts.6). */
  reacted: boolean;
  /** Where it took part in a battle this turn. */
  battled: string | null;
  /** Where it took part in a Force drain this turn. */
  drained: string | null;
  undercover: boolean;
  captive: boolean;
  /** Which side of an Objective is up. */
  face: 0 | 1;
  /** What was chosen when it was deployed, for texts with alternatives. */
  choice: string | null;
  /** Whom a Utinni Effect is about (swccg.core-effects.3). */
  target: string | null;
}

export interface LocationInPlay {
  readonly id: string;
  /** The row it is part of. */
  readonly row: string;
  /** The cards of this location, the one that counts first (swccg.core-conversion.3). */
  stack: { readonly card: string; readonly owner: Seat }[];
  drained: boolean;
  battled: boolean;
  /** Nothing is left of it but its place in space: no icons, no text. */
  blownAway?: true;
}

/** The locations of one system, starship or vehicle, in order (swccg.core-locations.5). */
export interface Row {
  readonly id: string;
  readonly world: 'planet' | 'mobile' | 'starship' | 'space';
  locations: string[];
  /** The starship or vehicle on table that starship sites, locations like any, belong to (swccg.starship-sites.2). */
  starship: string | null;
  /** Where a mobile system is: the system it orbits, or its parsec in deep space. */
  orbit: string | null;
  parsec: number | null;
}

/** A text that goes on after its card has left: until the end of the battle, of the turn, or of the game. */
export interface Lasting {
  readonly card: string;
  readonly name: string;
  readonly seat: Seat;
  readonly target: string | null;
  readonly amount: number;
  readonly until: 'battle' | 'turn' | 'game';
}

export interface Battle {
  readonly location: string;
  readonly initiator: Seat;
  segment: 'initiated' | 'weapons' | 'power' | 'damage';
  participants: string[];
  /** Kept out of this battle by a text (swccg.core-battle-end.5). */
  excluded: string[];
  /** Who is immune to the attrition of this battle, once the damage segment has begun (swccg.core-battle-damage.9). */
  immune: string[];
  /** Weapons fired in this battle. */
  fired: string[];
  /** Total battle destiny; null: none drawn. */
  destiny: [number | null, number | null];
  power: [number, number];
  /** What is left to satisfy. */
  damage: [number, number];
  attrition: [number, number];
  /** The attrition when the damage segment began, for immunities (swccg.core-immunity.1). */
  totalAttrition: [number, number];
  cancelled: boolean;
}

/** A card drawn for destiny. */
export interface Drawn {
  readonly seat: Seat;
  readonly card: string;
}

/** An Interrupt being played; a text may send it to the Lost Pile. */
export interface Playing {
  readonly seat: Seat;
  readonly card: string;
  to?: 'lost';
}

export interface Switches {
  readonly squadronCapacity: boolean;
  readonly sitesDieWithStarship: boolean;
  readonly unpilotedEmbark: boolean;
  readonly hideResponses: boolean;
}

export interface SwccgState {
  switches: Switches;
  /** The last turn that is played (swccg.table.1). */
  turnLimit: number;
  turn: number;
  current: Seat;
  step: Step;
  /** Whether what happens at the start of this step has been done. */
  entered: boolean;
  /** Whose opportunity it is in this phase, and how many passed in succession. */
  actor: Seat;
  passes: number;
  /** The current player's Force generation this turn, and what of it is left (swccg.core-force-icons.5). */
  generation: number;
  toActivate: number;
  players: [Player, Player];
  cards: CardInPlay[];
  locations: LocationInPlay[];
  rows: Row[];
  lasting: Lasting[];
  battle: Battle | null;
  /** Cards drawn for destiny whose draw is not finished. */
  drawn: Drawn[];
  /** Interrupts being played: neither in hand nor on table (swccg.core-interrupts.10). */
  playing: Playing[];
  /** Once-per-turn texts, fired weapons and unlimited moves used (swccg.core-turn.10). */
  used: string[];
  /** How many cards of a kind have been on table, to name the next. */
  named: Record<string, number>;
  outcome: Outcome | null;
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

export function sideOf(seat: Seat): Side {
  return seat === DARK ? 'dark' : 'light';
}

export function playerOf(state: SwccgState, seat: Seat): Player {
  return seat === 0 ? state.players[0] : state.players[1];
}
