import { isObject, type Seat } from '@rangefinder/kernel';
import { DARK, LIGHT } from '../state.ts';

/** A deck is of one side (swccg.core-deck.2), and whoever plays it plays that side. */
export function seatsFor(list: unknown): readonly Seat[] {
  const side = isObject(list) ? list.side : undefined;
  return side === 'dark' ? [DARK] : side === 'light' ? [LIGHT] : [];
}
