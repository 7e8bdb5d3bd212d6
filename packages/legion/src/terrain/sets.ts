import { terrainKind } from './kinds.ts';
import { groundOf } from './outline.ts';

const PLACES = ['settlement', 'forest', 'snow', 'ruins', 'spaceport'] as const;
/** What a battlefield looks like. */
export type Place = (typeof PLACES)[number];

/** What is found in a place, the most telling first: some of it blocks sight, some only gives cover. */
const FOUND: Readonly<Record<Place, readonly string[]>> = {
  settlement: ['two-storey-house', 'dune', 'house', 'crates', 'stepped-house', 'stone-wall', 'hut', 'hill'],
  forest: ['dense-woods', 'tall-grass', 'rock', 'hill', 'woods', 'boulders', 'pond'],
  snow: ['bunker', 'trench', 'generator', 'hill', 'rampart', 'crater', 'platform', 'long-barricade'],
  ruins: ['ruin', 'rubble', 'house', 'crater', 'wreck', 'stone-wall', 'tower', 'hill'],
  spaceport: ['platform', 'container', 'two-storey-house', 'crates', 'bunker', 'crater', 'tower', 'long-barricade'],
};

/** The place of whose things most lie on a battlefield, of several the first; null where it has none of any. */
export function placeOf(kinds: readonly string[]): Place | null {
  let found: Place | null = null;
  let most = 0;
  for (const place of PLACES) {
    const own = kinds.filter((kind) => FOUND[place].includes(kind)).length;
    if (own <= most) continue;
    found = place;
    most = own;
  }
  return found;
}

/** How much of the battlefield a set covers. */
const SHARE = 1 / 4;

/**
 * The pieces that players set aside before they place them in turns: two of each, so that their number is even, until they cover
 * about a quarter of the battlefield (legion.terrain-competitive-placement.2).
 */
export function terrainSet(place: Place, { width, depth }: { readonly width: number; readonly depth: number }) {
  const wanted = width * depth * SHARE;
  const found = FOUND[place];
  const kinds: string[] = [];
  let covered = 0;
  for (let i = 0; ; i++) {
    const kind = found[i % found.length] ?? '';
    const pair = 2 * groundOf(terrainKind(kind));
    if (covered + pair / 2 > wanted) return kinds;
    kinds.push(kind, kind);
    covered += pair;
  }
}
