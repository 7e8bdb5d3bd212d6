import { BadInput } from '@rangefinder/kernel';
import { definitionOf, findDefinition } from '../../src/cards/catalog.ts';
import type { CardFacts, Side } from '../../src/cards/facts.ts';
import { compareCards } from '../tray/sorted.ts';

/** A deck as the builder holds it: also cards that cannot be played yet, for which the rules give their reason. */
export interface DraftDeck {
  readonly side: Side;
  readonly cards: Readonly<Record<string, number>>;
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
  return { deck: { side, cards }, name, unknown };
}

/** The same deck with one copy more or less of a card. */
export function changed(deck: DraftDeck, card: string, by: number): DraftDeck {
  const { [card]: before = 0, ...others } = deck.cards;
  const count = Math.max(0, Math.min(60, before + by));
  return { ...deck, cards: count === 0 ? others : { ...deck.cards, [card]: count } };
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

/** A deck as text that other programs and this one read: the side, then one card a line. */
export function writeDeck(deck: DraftDeck): string {
  const lines = [deck.side === 'dark' ? 'Dark Side' : 'Light Side'];
  for (const { type, count, cards } of partsOf(deck)) {
    lines.push('', `# ${type} (${count})`);
    for (const card of cards) lines.push(`${deck.cards[card]}x ${definitionOf(card).facts.title}`);
  }
  return `${lines.join('\n')}\n`;
}

/** What a parser says of bad input, or undefined for errors that are none. */
export function complaintOf(error: unknown): string {
  if (error instanceof BadInput) return error.message;
  throw error;
}
