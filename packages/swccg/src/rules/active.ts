import type { Seat } from '@rangefinder/kernel';
import { definitionFor, definitionOf } from '../cards/catalog.ts';
import type { Automatic, Modifier, Question, Source, Text, TextAction } from '../cards/definition.ts';
import { type CardInPlay, DARK, LIGHT, type LocationInPlay, type Row, type SwccgState } from '../state.ts';
import type { CardTable } from '../table.ts';
import { Census } from './census.ts';
import type { MomentType } from './moments.ts';
import { canBeSuspended } from './piloting.ts';
import { RowOnTable } from './rows.ts';

export interface HeldModifier {
  readonly modifier: Modifier;
  readonly my: Source;
  /** Whether it can be suspended. */
  readonly suspends: boolean;
}

/** A player's response or action that a text on table allows. */
export interface HeldAction {
  readonly my: Source;
  readonly action: TextAction;
}

/** What a text on table does by itself. */
export interface HeldAutomatic {
  readonly my: Source;
  readonly automatic: Automatic;
}

/** The texts on table that listen to one moment. */
export interface Listening {
  readonly automatic: HeldAutomatic[];
  /** Each player's. */
  readonly actions: readonly [HeldAction[], HeldAction[]];
}

/** Who is on the table, and every text at work there. Made anew whenever cards come, go, turn, or stop working. */
export class Index {
  readonly cards = new Map<string, CardInPlay>();
  readonly locations = new Map<string, LocationInPlay>();
  readonly systems: LocationInPlay[] = [];
  readonly dockingBays: LocationInPlay[] = [];
  /** The rows of sites that belong to a starship or vehicle on table. */
  readonly rowsAboard: readonly Row[];
  readonly modifiers = new Map<Question, HeldModifier[]>();
  readonly #listening = new Map<MomentType, Listening>();
  /** Whether some text is silent because of where its card is: then a move may change which texts work. */
  readonly dependsOnPlaces: boolean;
  readonly someHit: boolean;
  #census: Census | undefined;
  readonly #rows = new Map<string, RowOnTable>();
  readonly #state: SwccgState;
  readonly #inactive = new Set<string>();
  readonly #excluded: readonly string[];

  constructor(state: SwccgState) {
    this.#state = state;
    for (const location of state.locations) this.locations.set(location.id, location);
    this.rowsAboard = state.rows.filter(({ starship }) => starship !== null);
    this.#excluded = state.battle?.excluded ?? NOBODY;
    let silenced = this.#excluded.length > 0;
    let someHit = false;
    let cancelled: string[] | undefined;
    for (const card of state.cards) {
      this.cards.set(card.id, card);
      if (card.captive || card.undercover) silenced = true;
      if (card.hit) someHit = true;
      const victim = definitionFor(card).text?.cancelsTextOf?.(card);
      if (victim) cancelled = [...(cancelled ?? []), victim];
    }
    this.someHit = someHit;
    this.dependsOnPlaces = silenced || cancelled !== undefined;
    for (const card of state.cards) {
      // swccg.core-inactive.2: what an inactive card carries is inactive too
      const inactive = silenced && (this.#isInactive(card) || this.#isSuspended(card));
      if (inactive) this.#inactive.add(card.id);
      if (inactive && !definitionFor(card).text?.evenInactive) continue;
      if (!cancelled?.includes(card.id)) this.#addCard(card);
    }
    for (const location of state.locations) this.#addLocation(location);
    for (const lasting of state.lasting) {
      const { facts, text } = definitionOf(lasting.card);
      const my = { seat: lasting.seat, title: facts.title, self: null, location: null, lasting };
      for (const modifier of text?.lasting?.[lasting.name] ?? []) {
        append(this.modifiers, modifier.question, { modifier, my, suspends: false });
      }
    }
  }

  /** The texts on table that listen to a moment; undefined: none does. */
  listening(moment: MomentType): Listening | undefined {
    return this.#listening.get(moment);
  }

  /** Who is on table by name. */
  get census(): Census {
    this.#census ??= new Census(this.#state.cards);
    return this.#census;
  }

  /** A row of locations; undefined when it is not on table. */
  row(id: string): RowOnTable | undefined {
    const known = this.#rows.get(id);
    if (known) return known;
    const row = this.#state.rows.find((candidate) => candidate.id === id);
    if (!row) return undefined;
    const locations: LocationInPlay[] = [];
    for (const one of row.locations) {
      const location = this.locations.get(one);
      if (location) locations.push(location);
    }
    const found = new RowOnTable(row, locations);
    this.#rows.set(id, found);
    return found;
  }

  /** swccg.core-inactive.1 */
  isActive(card: CardInPlay): boolean {
    return this.#inactive.size === 0 || !this.#inactive.has(card.id);
  }

  #isInactive(card: CardInPlay): boolean {
    if (card.captive || card.undercover || this.#excluded.includes(card.id)) return true;
    if (card.where.kind !== 'aboard' && card.where.kind !== 'on') return false;
    const holder = this.cards.get(card.where.id);
    return holder !== undefined && this.#isInactive(holder);
  }

  /** swccg.core-effects.5: a Utinni Effect sleeps while its target is inactive */
  #isSuspended({ target }: CardInPlay): boolean {
    const aim = target === null ? undefined : this.cards.get(target);
    return aim !== undefined && this.#isInactive(aim);
  }

  #addCard(card: CardInPlay): void {
    const { facts, text } = definitionFor(card);
    if (!text) return;
    const my = { seat: card.owner, title: facts.title, self: card, location: null, lasting: null };
    const suspends = canBeSuspended(facts);
    this.#addText(text, my, suspends);
    // swccg.core-objectives.3: only the side that is up works
    if (text.sides) this.#addText(text.sides[card.face], my, suspends);
  }

  /** swccg.core-locations.4, swccg.core-conversion.3: each player's text of the card on top */
  #addLocation(location: LocationInPlay): void {
    const top = location.stack[0];
    if (!top || location.blownAway) return;
    const { facts, text } = definitionFor(top);
    if (facts.type === 'location' && facts.kind === 'system') this.systems.push(location);
    if (facts.type === 'location' && facts.dockingBay) this.dockingBays.push(location);
    if (text?.dark) this.#addText(text.dark, sourceAt(location, facts.title, DARK), false);
    if (text?.light) this.#addText(text.light, sourceAt(location, facts.title, LIGHT), false);
  }

  #addText({ modifiers, actions, automatic }: Text, my: Source, suspends: boolean): void {
    if (modifiers) {
      for (const modifier of modifiers) append(this.modifiers, modifier.question, { modifier, my, suspends });
    }
    if (actions) {
      for (const action of actions) {
        const own = this.#listeningTo(action.responds ?? 'action').actions;
        own[my.seat === DARK ? 0 : 1].push({ my, action });
      }
    }
    if (automatic) for (const one of automatic) this.#listeningTo(one.at).automatic.push({ my, automatic: one });
  }

  #listeningTo(moment: MomentType): Listening {
    let listening = this.#listening.get(moment);
    if (!listening) {
      listening = { automatic: [], actions: [[], []] };
      this.#listening.set(moment, listening);
    }
    return listening;
  }
}

const NOBODY: readonly string[] = [];

function sourceAt(location: LocationInPlay, title: string, seat: Seat): Source {
  return { seat, title, self: null, location, lasting: null };
}

/** Adds to the list kept under a key. */
export function append<K, V>(index: Map<K, V[]>, key: K, value: V): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}

/** Whether a card on table works at all; captives, undercover spies and who is kept out of a battle do not
 * (swccg.core-inactive.1, swccg.core-captives.1). */
export function isActive(game: CardTable, card: CardInPlay): boolean {
  return game.index.isActive(card);
}
