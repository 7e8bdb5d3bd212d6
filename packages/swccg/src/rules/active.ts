import type { Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { Automatic, Modifier, Question, Source, Text, TextAction } from '../cards/definition.ts';
import { type CardInPlay, DARK, LIGHT, type LocationInPlay, type Row } from '../state.ts';
import type { CardTable } from '../table.ts';
import type { MomentType } from './moments.ts';

export interface HeldModifier {
  readonly modifier: Modifier;
  readonly my: Source;
}

/** A text on table that listens to a moment: an automatic one or a player's response or action. */
export interface HeldText {
  readonly my: Source;
  readonly automatic: Automatic | null;
  readonly action: TextAction | null;
}

/** Who is on the table, and every text at work there. Made anew whenever cards come, go, turn, or stop working. */
export class Index {
  readonly cards = new Map<string, CardInPlay>();
  readonly locations = new Map<string, LocationInPlay>();
  readonly systems: LocationInPlay[] = [];
  readonly dockingBays: LocationInPlay[] = [];
  /** The sites of each row in order, once somebody has asked. */
  readonly sites = new Map<string, readonly LocationInPlay[]>();
  /** The rows of sites that belong to a starship or vehicle on table. */
  readonly rowsAboard: readonly Row[];
  readonly modifiers = new Map<Question, HeldModifier[]>();
  readonly texts = new Map<MomentType, HeldText[]>();
  /** Whether some text is silent because of where its card is: then a move may change which texts work. */
  readonly dependsOnPlaces: boolean;
  readonly #inactive = new Set<string>();
  readonly #excluded: readonly string[];

  constructor({ state }: CardTable) {
    for (const location of state.locations) this.locations.set(location.id, location);
    this.rowsAboard = state.rows.filter(({ starship }) => starship !== null);
    this.#excluded = state.battle?.excluded ?? [];
    let silenced = this.#excluded.length > 0;
    const cancelled = new Set<string>();
    for (const card of state.cards) {
      this.cards.set(card.id, card);
      if (card.captive || card.undercover) silenced = true;
      const victim = definitionOf(card.card).text?.cancelsTextOf?.(card);
      if (victim) cancelled.add(victim);
    }
    this.dependsOnPlaces = silenced || cancelled.size > 0;
    for (const card of state.cards) {
      // swccg.core-inactive.2: what an inactive card carries is inactive too
      const inactive = silenced && (this.#isInactive(card) || this.#isSuspended(card));
      if (inactive) this.#inactive.add(card.id);
      if (inactive && !definitionOf(card.card).text?.evenInactive) continue;
      if (!cancelled.has(card.id)) this.#addCard(card);
    }
    for (const location of state.locations) this.#addLocation(location);
    for (const lasting of state.lasting) {
      const { facts, text } = definitionOf(lasting.card);
      const my = { seat: lasting.seat, title: facts.title, self: null, location: null, lasting };
      for (const modifier of text?.lasting?.[lasting.name] ?? []) {
        append(this.modifiers, modifier.question, { modifier, my });
      }
    }
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
    const { facts, text } = definitionOf(card.card);
    if (!text) return;
    const my = { seat: card.owner, title: facts.title, self: card, location: null, lasting: null };
    this.#addText(text, my);
    // swccg.core-objectives.3: only the side that is up works
    if (text.sides) this.#addText(text.sides[card.face], my);
  }

  /** swccg.core-locations.4, swccg.core-conversion.3: each player's text of the card on top */
  #addLocation(location: LocationInPlay): void {
    const top = location.stack[0];
    if (!top || location.blownAway) return;
    const { facts, text } = definitionOf(top.card);
    if (facts.type === 'location' && facts.kind === 'system') this.systems.push(location);
    if (facts.type === 'location' && facts.dockingBay) this.dockingBays.push(location);
    const source = (seat: Seat) => ({ seat, title: facts.title, self: null, location, lasting: null });
    if (text?.dark) this.#addText(text.dark, source(DARK));
    if (text?.light) this.#addText(text.light, source(LIGHT));
  }

  #addText({ modifiers, actions, automatic }: Text, my: Source): void {
    if (modifiers) for (const modifier of modifiers) append(this.modifiers, modifier.question, { modifier, my });
    if (actions) {
      for (const action of actions) append(this.texts, action.responds ?? 'action', { my, automatic: null, action });
    }
    if (automatic) for (const one of automatic) append(this.texts, one.at, { my, automatic: one, action: null });
  }
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
