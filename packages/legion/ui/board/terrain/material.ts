import type { PieceKind } from '../../../src/battlefield/model.ts';

/** What terrain is made of: it decides how it is drawn. */
export type Material =
  | 'bags'
  | 'stone'
  | 'roof'
  | 'growth'
  | 'hollow'
  | 'earth'
  | 'metal'
  | 'crate'
  | 'rubble'
  | 'water';

/** The first word that a kind's name has in it decides. */
const BY_NAME: readonly (readonly [string, Material])[] = [
  ['barricade', 'bags'],
  ['sandbag', 'bags'],
  ['wood', 'growth'],
  ['hedge', 'growth'],
  ['bush', 'growth'],
  ['grass', 'growth'],
  ['rubble', 'rubble'],
  ['hill', 'earth'],
  ['dune', 'earth'],
  ['earth', 'earth'],
  ['pond', 'water'],
  ['water', 'water'],
  ['crates', 'crate'],
  ['container', 'metal'],
  ['wreck', 'metal'],
  ['generator', 'metal'],
  ['antenna', 'metal'],
  ['tower', 'metal'],
  ['fence', 'metal'],
];

/** By its name where that says it; else by what one may do with it. */
export function materialOf({ id, parts, area, depression, barricade }: PieceKind): Material {
  const named = BY_NAME.find(([word]) => id.includes(word))?.[1];
  if (named) return named;
  if (depression) return 'hollow';
  if (barricade) return 'bags';
  if (area) return 'growth';
  return parts.some(({ stand }) => stand) ? 'roof' : 'stone';
}
