import { GAMES } from '@rangefinder/games';
import type { HomeWords, ListWords } from '@rangefinder/kernel';
import { useLanguage } from '@rangefinder/table';
import { useCallback } from 'react';
import { WITH_LISTS } from './games.ts';

/** A game that the first page offers. */
export interface OfferedGame extends HomeWords {
  readonly id: string;
}

/** The games of the first page, in the registry's order. */
export const OFFERED: readonly OfferedGame[] = GAMES.flatMap(({ id, about }) =>
  about.home ? [{ id, ...about.home }] : [],
);

/** What a page says of the lists of a game. */
export type ListSaying = (what: keyof ListWords) => string;

/** What the lists of a game are called in the language of the page; as those of the first game where it has none. */
export function useListWords(game: string): ListSaying {
  const language = useLanguage();
  return useCallback(
    (what) => {
      const { about } = WITH_LISTS.find(({ id }) => id === game) ?? WITH_LISTS[0] ?? {};
      return about?.lists?.[what][language] ?? '';
    },
    [game, language],
  );
}

/** Sentences that speak of all games and of all their lists: `squads and decks`. */
export function useAllGames() {
  const language = useLanguage();
  const inRow = (items: readonly string[], type?: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(language, { type }).format(items);
  const lists = (form: 'one' | 'many' | 'playedWith', type: 'conjunction' | 'disjunction') =>
    inRow([...new Set(WITH_LISTS.flatMap(({ about }) => about.lists?.[form][language] ?? []))], type);
  return {
    games: capital(inRow(OFFERED.map(({ called }) => called[language]))),
    oneList: lists('one', 'disjunction'),
    manyLists: lists('many', 'conjunction'),
    playedWith: lists('playedWith', 'disjunction'),
  };
}

/** With a capital letter, as sentences begin. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
