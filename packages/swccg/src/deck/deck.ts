import { BadInput, emptyRecord, isObject } from '@rangefinder/kernel';
import { shown } from '@rangefinder/kernel/lists';
import { playableCard } from '../cards/catalog.ts';
import type { Side } from '../facts.ts';

/** A deck: how many of which card. Anything a person typed, as long as its cards exist. */
export interface Deck {
  readonly side: Side;
  readonly cards: Readonly<Record<string, number>>;
  /** Cards under its starting Effect, outside the 60 (swccg.core-deck.6). */
  readonly under?: readonly string[];
}

export function parseDeck(raw: unknown, where: string): Deck {
  if (!isObject(raw) || !isObject(raw.cards)) {
    throw new BadInput(where, 'A deck has a side and cards: { side: dark, cards: { <id of a card>: <how many> } }.');
  }
  if (raw.side !== 'dark' && raw.side !== 'light') {
    throw new BadInput(`${where}.side`, `A deck is of the dark or the light side, not ${shown(raw.side)}.`);
  }
  const cards = emptyRecord<number>();
  for (const [id, count] of Object.entries(raw.cards)) {
    playableCard(id, `${where}.cards.${id}`);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 60) {
      throw new BadInput(`${where}.cards.${id}`, 'A whole number of copies from 1 to 60 is expected.');
    }
    cards[id] = count;
  }
  const under = parseUnder(raw.under, `${where}.under`);
  return under.length > 0 ? { side: raw.side, cards, under } : { side: raw.side, cards };
}

function parseUnder(raw: unknown, where: string): string[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) throw new BadInput(where, 'The cards under a starting Effect are a list.');
  return raw.map((id, i) => playableCard(id, `${where}[${i}]`).facts.id);
}

/** The single cards of a deck, sorted: their order tells nothing. */
export function cardsOf(deck: Deck): string[] {
  const ids = Object.keys(deck.cards).sort();
  return ids.flatMap((id) => Array.from({ length: deck.cards[id] ?? 0 }, () => id));
}
