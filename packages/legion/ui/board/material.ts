import type { PieceKind } from '../../src/battlefield/model.ts';

/** What terrain is made of: it decides how it is drawn. */
export type Material = 'bags' | 'stone' | 'roof' | 'growth' | 'hollow' | 'earth' | 'metal' | 'rubble';

const BY_ID: readonly (readonly [string, Material])[] = [
  ['barricade', 'bags'],
  ['sandbag', 'bags'],
  ['wood', 'growth'],
  ['tree', 'growth'],
  ['bush', 'growth'],
  ['forest', 'growth'],
  ['rubble', 'rubble'],
  ['rock', 'rubble'],
  ['hill', 'earth'],
  ['dune', 'earth'],
  ['crate', 'metal'],
  ['container', 'metal'],
  ['wreck', 'metal'],
  ['generator', 'metal'],
];

/** By its name where that says it; else by what one may do with it. */
export function materialOf({ id, parts, area, depression, barricade }: PieceKind): Material {
  const named = BY_ID.find(([word]) => id.includes(word))?.[1];
  if (named) return named;
  if (depression) return 'hollow';
  if (barricade) return 'bags';
  if (area) return 'growth';
  return parts.some(({ stand }) => stand) ? 'roof' : 'stone';
}
