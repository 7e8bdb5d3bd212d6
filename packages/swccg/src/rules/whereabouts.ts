import type { Place } from '../cards/definition.ts';
import type { CardInPlay, LocationInPlay, SwccgState } from '../state.ts';
import { append } from './active.ts';

/** Where everything on table is. Made anew whenever a card came, went or moved. */
export class Whereabouts {
  readonly at = new Map<string, CardInPlay[]>();
  readonly held = new Map<string, CardInPlay[]>();
  /** Somebody looked the board over, and found nothing that must follow from where cards are. */
  inOrder = false;
  /** Everywhere an attachment could go, once somebody has asked. */
  places: readonly Place[] | null = null;
  #everything: Map<string, CardInPlay[]> | null = null;
  readonly #state: SwccgState;
  readonly #cards: ReadonlyMap<string, CardInPlay>;
  readonly #locations: ReadonlyMap<string, LocationInPlay>;

  constructor(
    state: SwccgState,
    cards: ReadonlyMap<string, CardInPlay>,
    locations: ReadonlyMap<string, LocationInPlay>,
  ) {
    this.#state = state;
    this.#cards = cards;
    this.#locations = locations;
    for (const card of state.cards) {
      const { kind, id } = card.where;
      if (kind === 'at') append(this.at, id, card);
      else if (kind !== 'table') append(this.held, id, card);
    }
  }

  /** All that is at a location, also aboard and on other cards. */
  everything(id: string): readonly CardInPlay[] | undefined {
    if (!this.#everything) {
      this.#everything = new Map();
      for (const card of this.#state.cards) {
        const root = this.rootOf(card);
        if (root) append(this.#everything, root.id, card);
      }
    }
    return this.#everything.get(id);
  }

  /** The location a card is at, however many cards it is aboard of. */
  rootOf(card: CardInPlay): LocationInPlay | null {
    let { where } = card;
    while (where.kind !== 'table') {
      if (where.kind === 'at') return this.#locations.get(where.id) ?? null;
      const holder = this.#cards.get(where.id);
      if (!holder) return null;
      where = holder.where;
    }
    return null;
  }
}
