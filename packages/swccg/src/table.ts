import type { Seat, Table } from '@rangefinder/kernel';
import type { CardDefinition } from './definition.ts';
import type { Cards, Edition } from './edition.ts';
import type { SwccgEvent } from './events.ts';
import type { CardFacts } from './facts.ts';
import { definitionFor, meet } from './known.ts';
import { Index, type Listening } from './rules/active.ts';
import { Hand } from './rules/hand.ts';
import type { ModifiersAtWork } from './rules/modifiers-at-work.ts';
import type { MomentType } from './rules/moments.ts';
import { isShuffled } from './rules/piles.ts';
import type { RowOnTable } from './rules/rows.ts';
import { Whereabouts } from './rules/whereabouts.ts';
import type { CardInPlay, LocationInPlay, Pile, Player, Row, SwccgState } from './state.ts';
import { playerOf } from './state.ts';

/** What the rules hold in their hands: the state, what can be looked up in it, the log. */
export class CardTable {
  readonly state: SwccgState;
  readonly edition: Edition;
  readonly cards: Cards;
  readonly #table: Table<SwccgState, SwccgEvent> | null;
  #index: Index | null = null;
  readonly whereabouts: Whereabouts;
  readonly #hands: (Hand | null)[] = [null, null];
  /** Each side's total ability by location, as far as it was asked for since the last change. */
  readonly totalAbilities = [new Map<string, number>(), new Map<string, number>()] as const;

  /** Without a kernel's table it can only be looked at: for views and for checks of positions. */
  constructor(state: SwccgState, table: Table<SwccgState, SwccgEvent> | null, edition: Edition) {
    this.state = state;
    this.edition = edition;
    this.cards = edition.cards;
    this.#table = table;
    this.whereabouts = new Whereabouts(this);
    for (const card of state.cards) meet(card, this.cards);
    for (const { stack } of state.locations) for (const card of stack) meet(card, this.cards);
  }

  emit(event: SwccgEvent): void {
    this.#table?.emit(event);
  }

  /** Tells one seat; the others get `others`. */
  emitTo(seat: Seat, event: SwccgEvent, others: SwccgEvent): void {
    this.#table?.emitTo(seat, event, others);
  }

  checkpoint(): void {
    this.#table?.checkpoint();
  }

  /** Shuffles a pile; `<pile>:<side>` names the stream. */
  shuffle(seat: Seat, pile: Pile): void {
    const player = this.player(seat);
    if (this.#table) player[pile] = this.#table.shuffle(`${pile}:${seat}`, player[pile], (card) => card);
    isShuffled(player, pile);
    this.emit({ type: 'shuffled', rule: 'swccg.core-piles.13', seat, pile });
  }

  /** Cards came, went, or turned: everything derived from the state is made anew when next asked for. */
  changed(): void {
    this.#index = null;
    this.moved();
  }

  /** Cards are elsewhere; who is on the table, and which texts work, is as it was. */
  moved(): void {
    if (this.#index?.dependsOnPlaces) this.#index = null;
    this.whereabouts.forget();
    this.touched();
  }

  /** Neither cards nor places changed, only what numbers may depend on: a battle begins, a turn ends. */
  touched(): void {
    // Clearing costs even where nothing is
    for (const known of this.totalAbilities) if (known.size > 0) known.clear();
  }

  get index(): Index {
    this.#index ??= new Index(this.state, this.cards);
    return this.#index;
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  /** What a player holds. */
  hand(seat: Seat): Hand {
    const { hand } = this.player(seat);
    const known = this.#hands[seat];
    if (known?.isStill(hand)) return known;
    const made = new Hand(hand, this.cards);
    this.#hands[seat] = made;
    return made;
  }

  /** A card on table; undefined when it has left. */
  find(id: string): CardInPlay | undefined {
    return this.index.cards.get(id);
  }

  card(id: string): CardInPlay {
    const card = this.find(id);
    if (!card) throw new Error(`There is no card "${id}" on table.`);
    return card;
  }

  findLocation(id: string): LocationInPlay | undefined {
    return this.index.locations.get(id);
  }

  location(id: string): LocationInPlay {
    const location = this.findLocation(id);
    if (!location) throw new Error(`There is no location "${id}" on table.`);
    return location;
  }

  row(id: string): Row {
    return this.rowOnTable(id).row;
  }

  rowOnTable(id: string): RowOnTable {
    const found = this.index.row(id);
    if (!found) throw new Error(`There is no row of locations "${id}".`);
    return found;
  }

  /** The row that a location is part of. */
  rowOf(location: LocationInPlay): RowOnTable {
    const found = this.whereabouts.rowOf(location);
    if (!found) throw new Error(`There is no row of locations "${location.row}".`);
    return found;
  }

  definition(card: CardInPlay): CardDefinition {
    return definitionFor(card);
  }

  facts(card: CardInPlay): CardFacts {
    return definitionFor(card).facts;
  }

  /** The cards placed directly at a location. */
  at(location: LocationInPlay): readonly CardInPlay[] {
    return this.whereabouts.at(location);
  }

  /** Everything at a location, also aboard and on other cards (swccg.core-present.4). */
  everythingAt(location: LocationInPlay): readonly CardInPlay[] {
    return this.whereabouts.everything(location);
  }

  /** The cards directly aboard or on a card. */
  heldBy(card: CardInPlay): readonly CardInPlay[] {
    return this.whereabouts.heldBy(card);
  }

  /** What a card is directly aboard of or on; undefined when it is neither. */
  holderOf(card: CardInPlay): CardInPlay | undefined {
    return this.whereabouts.holderOf(card);
  }

  /** The location a card is at, however many cards it is aboard of. */
  locationOf(card: CardInPlay): LocationInPlay | null {
    return this.whereabouts.rootOf(card);
  }

  /** The texts on table that have a say in questions of the rules. */
  get modifiers(): ModifiersAtWork {
    return this.index.modifiers;
  }

  listening(moment: MomentType): Listening | undefined {
    return this.index.listening(moment);
  }
}
