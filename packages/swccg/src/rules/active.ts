import type { Cards } from '../edition.ts';
import { definitionFor } from '../known.ts';
import { type CardInPlay, DARK, type LocationInPlay, type Row, type SwccgState } from '../state.ts';
import type { CardTable } from '../table.ts';
import { Census } from './census.ts';
import { type HeldAction, type HeldAutomatic, type HeldText, textsAt, textsOf } from './held-texts.ts';
import { hold, ModifiersAtWork } from './modifiers-at-work.ts';
import type { MomentType } from './moments.ts';
import { RowOnTable } from './rows.ts';

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
  readonly modifiers = new ModifiersAtWork();
  readonly #listening = new Map<MomentType, Listening>();
  /** Whether some text is silent because of where its card is: then a move may change which texts work. */
  readonly dependsOnPlaces: boolean;
  readonly someHit: boolean;
  #census: Census | undefined;
  readonly #rows = new Map<string, RowOnTable>();
  readonly #state: SwccgState;
  readonly #inactive = new Set<string>();
  readonly #excluded: readonly string[];

  constructor(state: SwccgState, cards: Cards) {
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
      const { facts, text } = cards.of(lasting.card);
      const my = { seat: lasting.seat, title: facts.title, self: null, location: null, lasting };
      for (const modifier of text?.lasting?.[lasting.name] ?? []) {
        hold(this.modifiers, { modifier, my, suspends: false });
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
    const texts = textsOf(card);
    const text = texts[0];
    if (text) this.#addText(text);
    // swccg.core-objectives.3: only the side that is up works
    const up = texts[1 + card.face];
    if (up) this.#addText(up);
  }

  #addLocation(location: LocationInPlay): void {
    const top = location.stack[0];
    if (!top || location.blownAway) return;
    const { facts } = definitionFor(top);
    if (facts.type === 'location' && facts.kind === 'system') this.systems.push(location);
    if (facts.type === 'location' && facts.dockingBay) this.dockingBays.push(location);
    for (const text of textsAt(location)) this.#addText(text);
  }

  #addText({ seat, modifiers, actions, automatic }: HeldText): void {
    for (const held of modifiers) hold(this.modifiers, held);
    for (const held of actions) {
      this.#listeningTo(held.action.responds ?? 'action').actions[seat === DARK ? 0 : 1].push(held);
    }
    for (const held of automatic) this.#listeningTo(held.automatic.at).automatic.push(held);
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

/** Whether a card on table works at all; captives, undercover spies and who is kept out of a battle do not
 * (swccg.core-inactive.1, swccg.core-captives.1). */
export function isActive(game: CardTable, card: CardInPlay): boolean {
  return game.index.isActive(card);
}
