import type { Seat, Violation } from '@rangefinder/kernel';
import type { CardDefinition, Source } from './definition.ts';
import type { Moment, MomentType } from './rules/moments.ts';
import type { ActionOption } from './rules/options.ts';
import type { RefusedDeed, Window } from './rules/refusals/attempt.ts';
import type { CardTable } from './table.ts';

/** The cards there are. Ids in a state were parsed, so that asking for one that does not exist is a fault. */
export interface Cards {
  of(id: string): CardDefinition;
  /** An id may be that of a row or location. */
  find(id: string): CardDefinition | undefined;
  /** Every card that is known, playable or not. */
  all(): readonly CardDefinition[];
  /** Whether any card there is answers this moment from hand: at all others nobody's hand need be looked at. */
  isAnsweredFromHand(moment: MomentType): boolean;
}

/**
 * What the rules are handed: the cards, and those chapters that others set off without knowing them. Rules import neither
 * cards nor the chapters that build on them.
 */
export interface Edition {
  readonly cards: Cards;
  /** Whether a text on table does not work for now. */
  isSuspended(game: CardTable, my: Source): boolean;
  /** Everything a player could answer to a moment. */
  responseOptions(game: CardTable, seat: Seat, moment: Moment): readonly ActionOption[];
  /** What forbids something a player tries, by the key it would have if it were offered. */
  whyNot(game: CardTable, seat: Seat, key: string, window: Window): Violation | undefined;
  /** What a player may look for there in vain, and what forbids it. */
  refused(game: CardTable, seat: Seat, window: Window): readonly RefusedDeed[];
  /** Whether a player is asked at a moment whatever they hold. */
  mustSeemAsked(game: CardTable, seat: Seat, moment: Moment): boolean;
}
