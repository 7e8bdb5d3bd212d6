import type { Language } from '@rangefinder/kernel';
import { findDevice } from '../src/cards/devices.ts';
import { TOKENS, type Token } from '../src/state.ts';
import { thing } from '../src/text/names.ts';
import type { ShipView, XwingView } from '../src/view.ts';

/** Ranks and the like, which tell nobody apart. */
const TITLES: readonly string[] = [
  'Admiral',
  'Captain',
  'Colonel',
  'Commander',
  'Commandant',
  'Count',
  'Countess',
  'Darth',
  'First',
  'General',
  'Grand',
  'Lieutenant',
  'Major',
  'Moff',
  'Order',
  'Separatist',
  'The',
];

/** A name short enough for the board: Luke Skywalker is Luke, Academy Pilot 2 is Academy 2, Darth Vader is Vader. */
export function shortName(id: string, language: Language): string {
  const whole = thing(id)[language];
  const [, stem = whole, number = ''] = /^(.*?)( \d+)?$/.exec(whole) ?? [];
  const nickname = /[“"”]([^“"”]+)[“"”]/.exec(stem)?.[1];
  if (nickname !== undefined) return `${nickname}${number}`;
  const words = stem.split(' ');
  const first = words.find((word, i) => !TITLES.includes(word) || i === words.length - 1) ?? stem;
  return `${first}${number}`;
}

/** The short names of ships on one table; where different pilots of a side would have the same, they are written out. */
export function boardNames(ships: readonly ShipView[], language: Language): ReadonlyMap<string, string> {
  const stemOf = ({ id, seat }: ShipView) => `${seat} ${shortName(id, language).replace(/ \d+$/, '')}`;
  const pilots = new Map<string, Set<string>>();
  for (const ship of ships) pilots.set(stemOf(ship), (pilots.get(stemOf(ship)) ?? new Set()).add(ship.pilot));
  return new Map(
    ships.map((ship) => {
      const alone = (pilots.get(stemOf(ship))?.size ?? 0) < 2;
      return [ship.id, alone ? shortName(ship.id, language) : fullName(ship.id, language)];
    }),
  );
}

export function fullName(id: string, language: Language): string {
  return thing(id)[language];
}

/** Several names in a row. */
export function namesOf(ids: readonly string[], language: Language): string {
  return ids.map((id) => fullName(id, language)).join(', ');
}

/** What a ship has of each token, those it has none of left out. */
export function tokensOf(ship: ShipView): readonly (readonly [Token, number])[] {
  return TOKEN_NAMES.flatMap((token) => (ship.tokens[token] > 0 ? [[token, ship.tokens[token]] as const] : []));
}

const TOKEN_NAMES = Object.keys(TOKENS).filter((key): key is Token => key in TOKENS);

/** What has a lock on a piece. */
export function lockersOf(view: XwingView, id: string): readonly string[] {
  return [...view.ships, ...view.devices].filter(({ locks }) => locks.includes(id)).map((one) => one.id);
}

export function isKnownDevice(id: string): boolean {
  return findDevice(id) !== undefined;
}

/** Faceup damage cards, each with a key of its own: a ship may have two alike. */
export function faceupDamage(ship: ShipView): readonly { readonly key: string; readonly card: string }[] {
  return ship.damage.flatMap(({ card, faceup }, index) =>
    faceup && card !== null ? [{ key: `${card}:${index}`, card }] : [],
  );
}
