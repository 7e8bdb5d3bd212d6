import type { Words } from '@rangefinder/kernel/words';
import { name } from '@rangefinder/kernel/words';
import { BUILDER } from './words.ts';

/** One thing by which a list of cards can be narrowed, and what there is to choose. */
export interface Filter<Card> {
  readonly key: string;
  readonly label: Words;
  readonly options: readonly FilterOption[];
  passes(card: Card, value: string): boolean;
}

export interface FilterOption {
  readonly value: string;
  readonly label: Words;
}

/** What is chosen, by the key of the filter; what is not there lets every card pass. */
export type Chosen = Readonly<Record<string, string>>;

/** Whether a card passes all filters that are set. A filter that is not offered any more is not asked. */
export function passing<Card>(filters: readonly Filter<Card>[], chosen: Chosen): (card: Card) => boolean {
  const set = filters.flatMap(({ key, options, passes }) => {
    const option = options.find(({ value }) => value === chosen[key]);
    return option ? [(card: Card) => passes(card, option.value)] : [];
  });
  return (card) => set.every((passes) => passes(card));
}

/** What cards cost at most. */
export function costFilter<Card>(cards: readonly Card[], costOf: (card: Card) => number | null): Filter<Card> {
  return {
    key: 'cost',
    label: BUILDER.costs,
    options: numbers(cards.flatMap((card) => costOf(card) ?? [])).map((n) => ({
      value: `${n}`,
      label: BUILDER.upTo(n),
    })),
    passes: (card, value) => {
      const cost = costOf(card);
      return cost !== null && cost <= Number(value);
    },
  };
}

/** Keywords that cards have. */
export function keywordFilter<Card>(cards: readonly Card[], keywords: (card: Card) => readonly string[]): Filter<Card> {
  return {
    key: 'keyword',
    label: BUILDER.keyword,
    options: [...new Set(cards.flatMap(keywords))].toSorted().map((value) => ({ value, label: name(value) })),
    passes: (card, value) => keywords(card).includes(value),
  };
}

/** Each number once, from the smallest. */
export function numbers(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
