import { definitionOf } from '../../src/cards/catalog.ts';
import type { CardFacts } from '../../src/facts.ts';

const ORDER: readonly CardFacts['type'][] = [
  'objective',
  'location',
  'character',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'effect',
  'interrupt',
];

export interface Kind {
  readonly card: string;
  readonly count: number;
}

/** The kinds of card in a hand or a deck, by type and then by title, each with how many. */
export function sortedHand(cards: readonly string[]): readonly Kind[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => compareCards(a.card, b.card));
}

export function compareCards(a: string, b: string): number {
  const [one, other] = [definitionOf(a).facts, definitionOf(b).facts];
  return ORDER.indexOf(one.type) - ORDER.indexOf(other.type) || one.title.localeCompare(other.title);
}
