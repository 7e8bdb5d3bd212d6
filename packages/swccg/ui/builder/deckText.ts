import { definitionOf, findDefinition } from '../../src/cards/catalog.ts';
import type { CardFacts, Side } from '../../src/facts.ts';
import { isShield } from '../../src/rules/shields.ts';
import { compareCards } from '../tray/sorted.ts';

/** A deck as the builder holds it: also cards that cannot be played yet, for which the rules give their reason. */
export interface DraftDeck {
  readonly side: Side;
  readonly cards: Readonly<Record<string, number>>;
  /** Cards under the starting Effect, outside the 60. */
  readonly under?: readonly string[];
}

/** What was opened, and whether something had to be left out. */
export interface OpenedDeck {
  readonly deck: DraftDeck | null;
  readonly name: string;
  readonly unknown: readonly string[];
}

/** Opens a saved list; cards nobody knows are reported and left out. */
export function openDeck(list: unknown): OpenedDeck {
  const nothing = { deck: null, name: '', unknown: [] };
  if (typeof list !== 'object' || list === null) return nothing;
  const name = 'name' in list && typeof list.name === 'string' ? list.name : '';
  const side = 'side' in list ? list.side : undefined;
  if (side !== 'dark' && side !== 'light') return { ...nothing, name };
  const entries = 'cards' in list && typeof list.cards === 'object' ? Object.entries(list.cards ?? {}) : [];
  const cards: Record<string, number> = {};
  const unknown: string[] = [];
  for (const [id, count] of entries) {
    if (!findDefinition(id)) unknown.push(id);
    else if (typeof count === 'number' && Number.isInteger(count) && count > 0) cards[id] = Math.min(60, count);
  }
  const under = 'under' in list && Array.isArray(list.under) ? list.under.filter(isKnown) : [];
  return { deck: { side, cards, ...(under.length > 0 ? { under } : {}) }, name, unknown };
}

function isKnown(id: unknown): id is string {
  return typeof id === 'string' && findDefinition(id) !== undefined;
}

/** The same deck with copies of a card more or less. Defensive Shields lie under the starting Effect. */
export function changed(deck: DraftDeck, card: string, by: number): DraftDeck {
  if (isShield(definitionOf(card).facts)) return changedUnder(deck, card, by);
  const { [card]: before = 0, ...others } = deck.cards;
  const count = Math.max(0, Math.min(60, before + by));
  return { ...deck, cards: count === 0 ? others : { ...deck.cards, [card]: count } };
}

function changedUnder({ side, cards, under = [] }: DraftDeck, card: string, by: number): DraftDeck {
  const at = under.indexOf(card);
  const next = by > 0 ? [...under, card] : at < 0 ? under : under.toSpliced(at, 1);
  return next.length > 0 ? { side, cards, under: next } : { side, cards };
}

/** How many of a card a deck has, under its starting Effect as well. */
export function copiesOf({ cards, under = [] }: DraftDeck, card: string): number {
  return (cards[card] ?? 0) + under.filter((other) => other === card).length;
}

export function sizeOf({ cards }: DraftDeck): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export interface DeckPart {
  readonly type: CardFacts['type'];
  readonly count: number;
  readonly cards: readonly string[];
}

/** The cards of a deck by type, in the order in which players list them. */
export function partsOf({ cards }: DraftDeck): readonly DeckPart[] {
  const parts: { type: CardFacts['type']; count: number; cards: string[] }[] = [];
  for (const card of Object.keys(cards).sort(compareCards)) {
    const { type } = definitionOf(card).facts;
    const part = parts.find((one) => one.type === type);
    const count = cards[card] ?? 0;
    if (part) {
      part.cards.push(card);
      part.count += count;
    } else parts.push({ type, count, cards: [card] });
  }
  return parts;
}
