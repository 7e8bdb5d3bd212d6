import type { Seat } from '@rangefinder/kernel';
import type { CardInPlay, LocationInPlay, Row, Step } from '../state.ts';

/** What kinds of destiny are drawn (swccg.core-destiny.10). */
export type DestinyKind = 'battle' | 'power' | 'attrition' | 'weapon' | 'card';

/**
 * Everything that texts can respond to (swccg.core-responses.1). A moment is alive while it is responded to: responses
 * change its mutable fields, and the rules go on with what they find there.
 */
export type Moment =
  /** An Interrupt was played and has not resolved. */
  | { readonly type: 'playing'; readonly seat: Seat; readonly card: string; readonly name: string; cancelled: boolean }
  /** A card is being deployed: place chosen, cost paid. */
  | { readonly type: 'deploying'; readonly seat: Seat; readonly card: string; cancelled: boolean }
  | { readonly type: 'deployed'; readonly seat: Seat; readonly card: CardInPlay }
  | {
      readonly type: 'drain';
      readonly seat: Seat;
      readonly location: LocationInPlay;
      /** The titles that have added 1 to it: copies of one title do not add up (swccg.core-modifiers.1). */
      readonly added: string[];
      cancelled: boolean;
    }
  | { readonly type: 'battle'; readonly seat: Seat; readonly location: LocationInPlay; readonly cancelled: boolean }
  /** `seat` is about to lose Force. */
  | { readonly type: 'force-loss'; readonly seat: Seat; amount: number }
  | {
      readonly type: 'destiny';
      readonly seat: Seat;
      readonly kind: DestinyKind;
      readonly card: string;
      value: number;
      cancelled: boolean;
      redraw: boolean;
    }
  /** A weapon was aimed and paid for. `change` is added to each of its destiny draws. */
  | {
      readonly type: 'firing';
      readonly seat: Seat;
      readonly weapon: CardInPlay;
      readonly target: CardInPlay;
      change: number;
    }
  /** A weapon of `seat` that `user` fired has just hit. */
  | {
      readonly type: 'hit';
      readonly seat: Seat;
      readonly weapon: CardInPlay;
      readonly user: CardInPlay;
      readonly target: CardInPlay;
    }
  /** A card on table, or a kind of card in hand, is about to react. */
  | { readonly type: 'reacting'; readonly seat: Seat; readonly card: string; cancelled: boolean }
  /** A card is about to leave where it is: destination chosen, cost paid. */
  | { readonly type: 'moving'; readonly seat: Seat; readonly card: CardInPlay }
  | { readonly type: 'moved'; readonly seat: Seat; readonly card: CardInPlay; readonly from: LocationInPlay | null }
  | { readonly type: 'about-to-be-lost'; readonly seat: Seat; readonly card: CardInPlay; saved: boolean }
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly card: string;
      readonly fromTable: boolean;
      readonly row: string | null;
    }
  | { readonly type: 'start-of-step'; readonly seat: Seat; readonly step: Step }
  | { readonly type: 'end-of-step'; readonly seat: Seat; readonly step: Step }
  /** `seat` has just won a battle. */
  | { readonly type: 'battle-won'; readonly seat: Seat; readonly location: LocationInPlay }
  | { readonly type: 'end-of-battle'; readonly seat: Seat; readonly location: LocationInPlay }
  /** A system is blown away; `extra` is Force that its loser loses besides. */
  | { readonly type: 'blown-away'; readonly seat: Seat; readonly row: Row; extra: number }
  /** A step was resolved: the board is checked again (swccg.core-automatic.3). */
  | { readonly type: 'board'; readonly seat: Seat }
  /** Nothing in particular: a player's own action. */
  | { readonly type: 'action'; readonly seat: Seat };

export type MomentType = Moment['type'];
export type MomentOf<T extends MomentType> = Extract<Moment, { readonly type: T }>;
