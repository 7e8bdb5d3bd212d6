import { namesBy } from '@rangefinder/xwing/ui';
import { findDevice } from '../src/cards/devices.ts';
import { ALL_TOKENS, type Token } from '../src/state.ts';
import { thing } from '../src/text/names.ts';
import type { ShipView, XwingView } from '../src/view.ts';

export const { shortName, boardNames, fullName, namesOf } = namesBy(thing);

/** What a ship has of each token, those it has none of left out. */
export function tokensOf(ship: ShipView): readonly (readonly [Token, number])[] {
  return ALL_TOKENS.flatMap((token) => (ship.tokens[token] > 0 ? [[token, ship.tokens[token]] as const] : []));
}

/** What has a lock on a piece. */
export function lockersOf(view: XwingView, id: string): readonly string[] {
  return [...view.ships, ...view.devices].filter(({ locks }) => locks.includes(id)).map((one) => one.id);
}

export function isKnownDevice(id: string): boolean {
  return findDevice(id) !== undefined;
}
