import { definitionOf } from '../cards/catalog.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { iconCount } from '../cards/facts.ts';
import { kindsIn } from './force.ts';
import type { MomentType } from './moments.ts';

const NONE: readonly CardDefinition[] = [];

/** What a hand holds: found out once for as long as its cards stay the same. */
export class Hand {
  readonly #cards: readonly string[];
  #kinds: readonly string[] | undefined;
  #deployable: Deployable | undefined;
  readonly #answers = new Map<MomentType, CardDefinition[]>();

  constructor(cards: readonly string[]) {
    this.#cards = cards.slice();
    const answering = cards.filter((card) => definitionOf(card).moments !== null);
    for (const kind of kindsIn(answering)) {
      const definition = definitionOf(kind);
      for (const moment of definition.moments ?? []) {
        const known = this.#answers.get(moment);
        if (known) known.push(definition);
        else this.#answers.set(moment, [definition]);
      }
    }
  }

  /** The kinds of card in it, each once, in a fixed order. */
  get kinds(): readonly string[] {
    this.#kinds ??= kindsIn(this.#cards);
    return this.#kinds;
  }

  /** What in it could come to the table in the deploy phase. */
  get deployable(): Deployable {
    this.#deployable ??= new Deployable(this.kinds);
    return this.#deployable;
  }

  /** Whether these are still the cards it was made of. Hands change in many places: looking is safer than being told. */
  isStill(cards: readonly string[]): boolean {
    const known = this.#cards;
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

  constructor(kinds: readonly string[]) {
    for (const kind of kinds) this.#add(definitionOf(kind));
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
