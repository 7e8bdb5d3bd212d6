import { NOTHING, type Procedure } from '@rangefinder/kernel';
import type { Deed } from '../ask.ts';
import type { CardInPlay } from '../state.ts';

/** Something a player may do now: an action or a response. */
export interface ActionOption {
  readonly key: string;
  readonly about: Deed;
  /** For a response, the text that would be used up for this event. */
  readonly text: string;
  readonly perform: () => Procedure<void>;
}

/** All have one form: whoever looks at options of many kinds sees only one kind of object. */
export function deed(key: string, about: Deed, perform: () => Procedure<void>, text = ''): ActionOption {
  return { key, about, text, perform };
}

/** A card on table to choose. */
export function cardOption(card: CardInPlay) {
  return { key: card.id, about: { id: card.id }, card };
}

/** A kind of card to choose, out of a pile or a hand. */
export function kindOption(card: string, key = card) {
  return { key, about: { card }, card };
}

/** What a player may do who may do nothing. */
export const NO_OPTIONS: readonly never[] = [];

export const PASS = deed('pass', { do: 'pass' }, () => NOTHING);
