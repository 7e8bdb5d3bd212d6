import { BARRIERS } from './barriers.ts';
import { BUILDINGS } from './buildings.ts';
import { GROUND } from './ground.ts';
import type { TerrainKind } from './kind.ts';
import { OBJECTS } from './objects.ts';

const KINDS: readonly TerrainKind[] = [...BARRIERS, ...BUILDINGS, ...OBJECTS, ...GROUND];

const BY_ID = new Map(KINDS.map((one) => [one.id, one]));

export function findTerrain(id: string): TerrainKind | undefined {
  return BY_ID.get(id);
}

export function terrainKind(id: string): TerrainKind {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`There is no terrain "${id}".`);
  return found;
}

export function allTerrain(): readonly TerrainKind[] {
  return KINDS;
}
