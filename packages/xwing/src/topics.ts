import { askWords } from '@rangefinder/kernel';
import type { ManeuverKey, Side } from './maneuver.ts';
import type { RollPosition } from './movement.ts';
import type { OwnEdge } from './shipplaces.ts';

/** A barrel roll as it is declared: the side, and with a bank template which way it bends. */
export type RollAbout = { readonly side: Side; readonly bend: 'forward' | 'back' | null };

/** Where a reposition ends. */
export type EndAbout =
  | ({ readonly move: 'barrel-roll'; readonly position: RollPosition } & RollAbout)
  | { readonly move: 'boost'; readonly bearing: BoostBearing };

/** The templates of boosts; turns are those of cards. */
export type BoostBearing = 'straight' | 'left-bank' | 'right-bank' | 'left-turn' | 'right-turn';

/** One weapon against one target. */
export type ShotAbout = { readonly target: string; readonly weapon: string; readonly range: number };

/** What modifies dice: a token, a lock or the like by its name, or the ability of a card of a ship. */
export type ModifierAbout = { readonly with: string } | { readonly ship: string; readonly card: string };

/** A die of a pool, by its place in it. */
export type DieAbout = { readonly die: number; readonly face: string };

/** A piece on the table: a ship, a device, an obstacle, a mission marker. */
export type PieceAbout = { readonly piece: string };

/** A card by its id; `place` tells two of the same apart, and `piece` whose it is. */
export type CardAbout = { readonly card: string; readonly place?: number; readonly piece?: string };

/** What both editions ask: topic → what an option of it is about. An edition adds its own. */
export interface SharedTopics {
  edge: OwnEdge;
  'place-obstacle': undefined;
  'place-ship': PieceAbout | undefined;
  'roll-side': RollAbout;
  attack: ShotAbout | 'none';
  'attack-line': { readonly over: readonly string[] } | 'unobstructed';
  'modify-attack': ModifierAbout | 'done';
  'modify-defense': ModifierAbout | 'done';
  reroll: DieAbout;
  'set-dial': ManeuverKey;
  'dials-ready': 'ready' | 'change';
  'which-dial': PieceAbout;
  lock: PieceAbout | 'none';
  'break-lock': PieceAbout;
  repair: CardAbout | 'facedown';
  'choose-ship': PieceAbout | 'none';
  'use-ability': 'use' | 'decline';
}

export const { pick, pickOne, pickUnder, place } = askWords<SharedTopics>();

/** Whose turn it is is asked under the name of the phase. */
export const { pickOne: pickUnit } = askWords<{ readonly [phase: string]: PieceAbout }>();

/** A card of a deck is asked for under the name of what it is wanted for. */
export const { pickOne: pickCard } = askWords<{ readonly [topic: string]: CardAbout }>();

/** A reposition is asked about under the name of what the ship is doing. */
export const { place: placeReposition } = askWords<{ readonly [how: string]: EndAbout }>();
