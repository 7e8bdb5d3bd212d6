import type { Place } from '../definition.ts';
import { KNOWN, type KnownCard, KnownLocation, type Knows, keep, knownOf, NO_CARDS } from '../known.ts';
import type { CardInPlay, LocationInPlay, Where } from '../state.ts';
import type { CardTable } from '../table.ts';
import type { RowOnTable } from './rows.ts';

/** Until somebody looks around again. */
const FORGOTTEN = 0;

/** No two looks have the same number, whoever looks: what one table found, another does not take for its own. */
let looks = FORGOTTEN;

/**
 * Where everything on table is. It looks around again whenever a card came, went or moved. What it found is kept on the
 * cards and locations themselves, with the number of the look: a match asks tens of thousands of times.
 */
export class Whereabouts {
  /** Somebody looked the board over, and found nothing that must follow from where cards are. */
  inOrder = false;
  /** Everywhere an attachment could go, once somebody has asked. */
  places: readonly Place[] | null = null;
  readonly #game: CardTable;
  #look = FORGOTTEN;

  constructor(game: CardTable) {
    this.#game = game;
  }

  /** Something has changed: nothing that was found holds any more. */
  forget(): void {
    this.#look = FORGOTTEN;
    this.inOrder = false;
    this.places = null;
  }

  #lookAround(): void {
    const { cards, locations } = this.#game.state;
    looks++;
    this.#look = looks;
    for (const location of locations) {
      const known = knownAt(location);
      known.look = looks;
      known.at = NO_CARDS;
      known.everything = NO_CARDS;
      known.row = undefined;
    }
    for (const card of cards) {
      const known = knownOf(card);
      known.look = looks;
      known.held = NO_CARDS;
    }
    for (const card of cards) this.#place(card, knownOf(card));
  }

  #place(card: CardInPlay, known: KnownCard): void {
    const holder = this.#holderOf(card);
    const root = this.#rootOf(card);
    known.holder = holder;
    known.root = root;
    if (holder) {
      const its = knownOf(holder);
      its.held = added(its.held, card);
    }
    if (!root) return;
    const there = knownAt(root);
    there.everything = added(there.everything, card);
    if (card.where.kind === 'at') there.at = added(there.at, card);
  }

  #holderOf({ where }: CardInPlay): CardInPlay | undefined {
    return where.kind === 'aboard' || where.kind === 'on' ? this.#game.find(where.id) : undefined;
  }

  #rootOf(card: CardInPlay): LocationInPlay | null {
    let one: CardInPlay | undefined = card;
    while (one) {
      if (one.where.kind === 'at') return this.#game.findLocation(one.where.id) ?? null;
      one = this.#holderOf(one);
    }
    return null;
  }

  /** What is known of a card on table; undefined for one that has left. */
  #knownOf(card: CardInPlay & Knows<KnownCard>): KnownCard | undefined {
    const known = card[KNOWN];
    return known !== undefined && known.look === this.#look ? known : this.#findOut(card);
  }

  #findOut(card: CardInPlay): KnownCard | undefined {
    if (this.#game.find(card.id) !== card) return undefined;
    this.#lookAround();
    return knownOf(card);
  }

  /** What is known of the location of this name; undefined when there is none on table. */
  #knownAt(location: LocationInPlay & Knows<KnownLocation>): KnownLocation | undefined {
    const known = location[KNOWN];
    return known !== undefined && known.look === this.#look ? known : this.#findOutAt(location);
  }

  #findOutAt({ id }: LocationInPlay): KnownLocation | undefined {
    const location = this.#game.findLocation(id);
    if (!location) return undefined;
    const known = knownAt(location);
    if (known.look !== this.#look) this.#lookAround();
    return known;
  }

  /** The cards placed directly at a location. */
  at(location: LocationInPlay): readonly CardInPlay[] {
    const known = this.#knownAt(location);
    if (known) return known.at;
    return this.#game.state.cards.filter(({ where }) => where.kind === 'at' && where.id === location.id);
  }

  /** All that is at a location, also aboard and on other cards. */
  everything(location: LocationInPlay): readonly CardInPlay[] {
    return this.#knownAt(location)?.everything ?? NO_CARDS;
  }

  /** The row a location is part of; undefined when it is not on table. */
  rowOf(location: LocationInPlay): RowOnTable | undefined {
    const known = this.#knownAt(location);
    if (!known) return this.#game.index.row(location.row);
    known.row ??= this.#game.index.row(location.row);
    return known.row;
  }

  /** The location a card is at, however many cards it is aboard of. */
  rootOf(card: CardInPlay): LocationInPlay | null {
    const known = this.#knownOf(card);
    return known ? known.root : this.#rootOf(card);
  }

  /** What a card is directly aboard of or on. */
  holderOf(card: CardInPlay): CardInPlay | undefined {
    const known = this.#knownOf(card);
    return known ? known.holder : this.#holderOf(card);
  }

  /** The cards directly aboard or on a card. */
  heldBy(card: CardInPlay): readonly CardInPlay[] {
    const known = this.#knownOf(card);
    if (known) return known.held;
    return this.#game.state.cards.filter(({ where }) => isHeldBy(where, card.id));
  }
}

function isHeldBy({ kind, id }: Where, holder: string): boolean {
  return id === holder && (kind === 'aboard' || kind === 'on');
}

function knownAt(location: LocationInPlay & Knows<KnownLocation>): KnownLocation {
  return location[KNOWN] ?? keep(location, new KnownLocation());
}

function added(cards: CardInPlay[], card: CardInPlay): CardInPlay[] {
  if (cards === NO_CARDS) return [card];
  cards.push(card);
  return cards;
}
