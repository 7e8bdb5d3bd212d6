import { namesBy } from '@rangefinder/xwing/ui';
import { ALL_TOKENS, type Token } from '../src/state.ts';
import { thing } from '../src/text/names.ts';
import type { ShipView } from '../src/view.ts';

export const { shortName, boardNames, fullName, namesOf } = namesBy(thing);

/** What a ship has of each token, those it has none of left out. */
export function tokensOf(ship: ShipView): readonly (readonly [Token, number])[] {
  return ALL_TOKENS.flatMap((token) => (ship.tokens[token] > 0 ? [[token, ship.tokens[token]] as const] : []));
}
