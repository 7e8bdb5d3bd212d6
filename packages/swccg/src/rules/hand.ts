import type { CardDefinition } from '../definition.ts';
import type { Cards } from '../edition.ts';
import { iconCount } from '../facts.ts';
import { kindsIn } from './force.ts';
import type { MomentType } from './moments.ts';

const NONE: readonly CardDefinition[] = [];

/** What a hand holds: found out once for as long as its cards stay the same. */
export class Hand {
  readonly #hand: readonly string[];
  readonly #cards: Cards;
  #kinds: readonly string[] | undefined;
  #deployable: Deployable | undefined;
  readonly #answers = new Map<MomentType, CardDefinition[]>();

  constructor(hand: readonly string[], cards: Cards) {
    this.#hand = hand.slice();
    this.#cards = cards;
    const answering = hand.filter((card) => cards.of(card).moments !== null);
    for (const kind of kindsIn(answering)) {
      const definition = cards.of(kind);
      for (const moment of definition.moments ?? []) {
        const known = this.#answers.get(moment);
        if (known) known.push(definition);
        else this.#answers.set(moment, [definition]);
      }
    }
  }

  /** The kinds of card in it, each once, in a fixed order. */
  get kinds(): readonly string[] {
    this.#kinds ??= kindsIn(this.#hand);
    return this.#kinds;
  }

  /** What in it could come to the table in the deploy phase. */
  get deployable(): Deployable {
    this.#deployable ??= new Deployable(this.kinds.map((kind) => this.#cards.of(kind)));
    return this.#deployable;
  }

  /** Whether these are still the cards it was made of. Hands change in many places: looking is safer than being told. */
  isStill(cards: readonly string[]): boolean {
    const known = this.#hand;
    if (cards.length !== known.length) return false;
    for (let i = 0; i < cards.length; i++) if (cards[i] !== known[i]) return false;
    return true;
  }

  /** The Interrupts and Immediate Effects in it that answer a moment, in a fixed order. */
  answers(moment: MomentType): readonly CardDefinition[] {
    return this.#answers.get(moment) ?? NONE;
  }
}

/** The cards of a hand by the ways in which they come to the table: most ways are open to few cards, or to none. */
export class Deployable {
  readonly locations: CardDefinition[] = [];
  /** All other cards that are deployed. */
  readonly others: CardDefinition[] = [];
  /** Characters who could come in the cockpit of a starship. */
  readonly pilots: CardDefinition[] = [];
  /** Characters of whom there are other versions. */
  readonly versions: CardDefinition[] = [];
  /** Starships that replace others. */
  readonly squadrons: CardDefinition[] = [];

  constructor(cards: readonly CardDefinition[]) {
    for (const definition of cards) this.#add(definition);
  }

  #add(definition: CardDefinition): void {
    const { facts, text } = definition;
    if (facts.type === 'location') this.locations.push(definition);
    else if (facts.type !== 'interrupt' && facts.type !== 'objective') this.others.push(definition);
    if (facts.type === 'character') {
      if (iconCount(facts, 'pilot') > 0) this.pilots.push(definition);
      if (facts.persona !== undefined) this.versions.push(definition);
    }
    if (text?.replaces !== undefined) this.squadrons.push(definition);
  }
}
