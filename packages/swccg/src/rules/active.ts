import type { Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { Automatic, Modifier, Place, Question, Source, Text, TextAction } from '../cards/definition.ts';
import { type CardInPlay, DARK, LIGHT, type LocationInPlay } from '../state.ts';
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

const NO_TEXT: Text = {};

/** What can be looked up on the table, and every text at work there. Made anew whenever something changes. */
export class Index {
  readonly cards = new Map<string, CardInPlay>();
  readonly locations = new Map<string, LocationInPlay>();
  readonly at = new Map<string, CardInPlay[]>();
  readonly everything = new Map<string, CardInPlay[]>();
  readonly held = new Map<string, CardInPlay[]>();
  readonly modifiers = new Map<Question, HeldModifier[]>();
  readonly texts = new Map<MomentType, HeldText[]>();
  /** Everywhere an attachment could go, once somebody has asked. */
  places: readonly Place[] | null = null;
  /** Numbers that were worked out since the last change. */
  readonly memo = new Map<string, number>();
  readonly #roots = new Map<string, LocationInPlay | null>();
  readonly #inactive = new Set<string>();

  constructor({ state }: CardTable) {
    for (const location of state.locations) this.locations.set(location.id, location);
    const cancelled = new Set<string>();
    for (const card of state.cards) {
      this.cards.set(card.id, card);
      if (card.where.kind === 'at') append(this.at, card.where.id, card);
      else if (card.where.kind !== 'table') append(this.held, card.where.id, card);
      const victim = definitionOf(card.card).text?.cancelsTextOf?.(card);
      if (victim) cancelled.add(victim);
    }
    for (const card of state.cards) {
      const root = this.rootOf(card.id);
      if (root) append(this.everything, root.id, card);
      // swccg.core-inactive.2: what an inactive card carries is inactive too
      if (this.#isInactive(card)) this.#inactive.add(card.id);
      else if (!cancelled.has(card.id)) this.#addCard(card);
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
    return !this.#inactive.has(card.id);
  }

  rootOf(id: string): LocationInPlay | null {
    const known = this.#roots.get(id);
    if (known !== undefined) return known;
    const where = this.cards.get(id)?.where;
    let root: LocationInPlay | null = null;
    if (where?.kind === 'at') root = this.locations.get(where.id) ?? null;
    // A card may also be deployed on a location, which is no card
    else if (where && where.kind !== 'table') root = this.rootOf(where.id);
    this.#roots.set(id, root);
    return root;
  }

  #isInactive(card: CardInPlay): boolean {
    if (card.captive || card.undercover) return true;
    if (card.where.kind !== 'aboard' && card.where.kind !== 'on') return false;
    const holder = this.cards.get(card.where.id);
    return holder !== undefined && this.#isInactive(holder);
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
    if (!top) return;
    const { facts, text } = definitionOf(top.card);
    const source = (seat: Seat) => ({ seat, title: facts.title, self: null, location, lasting: null });
    this.#addText(text?.dark ?? NO_TEXT, source(DARK));
    this.#addText(text?.light ?? NO_TEXT, source(LIGHT));
  }

  #addText({ modifiers, actions, automatic }: Text, my: Source): void {
    if (modifiers) for (const modifier of modifiers) append(this.modifiers, modifier.question, { modifier, my });
    if (actions) {
      for (const action of actions) append(this.texts, action.responds ?? 'action', { my, automatic: null, action });
    }
    if (automatic) for (const one of automatic) append(this.texts, one.at, { my, automatic: one, action: null });
  }
}

function append<K, V>(index: Map<K, V[]>, key: K, value: V): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}

/** Whether a card on table works at all; captives and undercover spies do not (swccg.core-inactive.1,
 * swccg.core-captives.1). */
export function isActive(game: CardTable, card: CardInPlay): boolean {
  return game.index.isActive(card);
}
