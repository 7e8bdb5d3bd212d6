import type { ReadyList } from '@rangefinder/kernel';
import { DARK, LIGHT } from '../state.ts';
import type { Deck } from './deck.ts';
import { DARK_DECKS } from './ready/dark.ts';
import { LIGHT_DECKS } from './ready/light.ts';

/** Two decks to begin with: troopers on Tatooine, heroes on Yavin 4. */
export const READY_DECKS: { readonly dark: Deck; readonly light: Deck } = {
  dark: DARK_DECKS[0].list,
  light: LIGHT_DECKS[0].list,
};

export const READY_LISTS: readonly ReadyList[] = [
  ...DARK_DECKS.map((deck) => ({ ...deck, seats: [DARK] })),
  ...LIGHT_DECKS.map((deck) => ({ ...deck, seats: [LIGHT] })),
];
