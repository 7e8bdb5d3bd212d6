import { keepOn } from '@rangefinder/kernel';
import type { CardDefinition } from './definition.ts';
import type { Cards } from './edition.ts';
import type { HeldText } from './rules/held-texts.ts';
import type { RowOnTable } from './rules/rows.ts';
import type { CardInPlay, LocationInPlay } from './state.ts';

/**
 * What the rules have found out about a card in the state. It is asked for more often than anything else, so it is kept
 * on the card itself, where neither JSON nor copies nor comparisons see it. All of it in one place, given to a card once:
 * to the machine, cards that got more at different times would be of different kinds.
 */
export class KnownCard {
  /** The kind it was when its definition was looked up. */
  kind: string;
  definition: CardDefinition;
  /** What it says as a card of that kind, once somebody has asked. */
  texts: readonly HeldText[] | null = null;
  /** Which look found out what follows; it holds for that one only. */
  look = NEVER;
  /** The location it is at, however many cards it is aboard of. */
  root: LocationInPlay | null = null;
  /** What it is directly aboard of or on. */
  holder: CardInPlay | undefined = undefined;
  /** The cards directly aboard or on it. */
  held: CardInPlay[] = NO_CARDS;
  /** The cards it is one of. */
  readonly #cards: Cards;

  constructor(cards: Cards, kind: string) {
    this.#cards = cards;
    this.kind = kind;
    this.definition = cards.of(kind);
    // Said again, so that the engine expects them to change: the first card of another kind would undo all it compiled.
    this.becomes(kind);
  }

  /** The card has become one of another kind. */
  becomes(kind: string): void {
    this.kind = kind;
    this.definition = this.#cards.of(kind);
    this.texts = null;
  }
}

/** What the rules have found out about a location. */
export class KnownLocation {
  /** Which look found out what follows. */
  look = NEVER;
  /** The cards placed directly there. */
  at: CardInPlay[] = NO_CARDS;
  /** All that is there, also aboard and on other cards. */
  everything: CardInPlay[] = NO_CARDS;
  /** The row it is part of, once somebody has asked. */
  row: RowOnTable | undefined = undefined;
}

/** Never added to: whoever gets a first card gets a list of its own. */
export const NO_CARDS: CardInPlay[] = [];

/** The number of no look. */
const NEVER = -1;

export const KNOWN = Symbol('known');

export interface Knows<Known> {
  [KNOWN]?: Known;
}

/** Keeps what is known on the object that it is about. */
export function keep<Known>(about: object, known: Known): Known {
  return keepOn(about, KNOWN, known);
}

/** Whatever in the state says which kind of card it is: a card on table, a card of a location. */
interface Bearer extends Knows<KnownCard> {
  readonly card: string;
}

/** A table gets to know a card: when it is made, those on it, and later each that comes. */
export function meet(bearer: Bearer, cards: Cards): KnownCard {
  return bearer[KNOWN] ?? keep(bearer, new KnownCard(cards, bearer.card));
}

/** The definition of a card in the state; the one that is known is only believed while it is the right one. */
export function definitionFor(bearer: Bearer): CardDefinition {
  const known = bearer[KNOWN];
  return known !== undefined && known.kind === bearer.card ? known.definition : knownOf(bearer).definition;
}

/** What is known of a card in the state. */
export function knownOf(bearer: Bearer): KnownCard {
  const { card } = bearer;
  const known = bearer[KNOWN];
  if (known === undefined) throw new Error(`No table has seen this card, which says it is "${card}".`);
  if (known.kind !== card) known.becomes(card);
  return known;
}
