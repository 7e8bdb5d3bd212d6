import type { CardDefinition } from './cards/definition.ts';
import type { MomentType } from './rules/moments.ts';

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
}
