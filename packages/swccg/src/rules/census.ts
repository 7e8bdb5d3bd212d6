import { definitionFor } from '../known.ts';
import type { CardInPlay } from '../state.ts';

/** Who is on table, by title and by persona. */
export class Census {
  /** How many cards bear a title, whosever they are. */
  readonly titles = new Map<string, number>();
  /** Whom each player's cards stand for. */
  readonly personas = [new Set<string>(), new Set<string>()] as const;
  /** Two versions of a persona with one player. */
  readonly twins: readonly [CardInPlay, CardInPlay] | undefined;

  constructor(cards: readonly CardInPlay[]) {
    const versions = [new Map<string, CardInPlay>(), new Map<string, CardInPlay>()] as const;
    for (const card of cards) {
      const { facts, personas } = definitionFor(card);
      const owner = card.owner === 0 ? 0 : 1;
      this.titles.set(facts.title, (this.titles.get(facts.title) ?? 0) + 1);
      for (const persona of personas) this.personas[owner].add(persona);
      if (facts.persona === undefined) continue;
      const twin = versions[owner].get(facts.persona);
      if (!twin) versions[owner].set(facts.persona, card);
      else this.twins ??= [twin, card];
    }
  }
}
