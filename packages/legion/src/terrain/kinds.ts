import { type Point, rectangle, type Shape } from '@rangefinder/geometry';
import type { Cover, Difficulty, Part, PieceKind, UnitType } from '../battlefield/model.ts';

/** Cover and movement by type of unit, as the tables of terrain list them: troopers, emplacements, creatures, ground, repulsors. */
function byType<V>(trooper: V, emplacement: V, creature: V, ground: V, repulsor: V): Readonly<Record<UnitType, V>> {
  return { trooper, emplacement, creature, ground, repulsor };
}

/** A block of wood or stone. */
export function block(footprint: Shape, top: number, more: Partial<Part> = {}): Part {
  return { footprint, bottom: 0, top, solid: true, stand: false, ...more };
}

interface KindEntry {
  readonly parts: readonly Part[];
  readonly cover: Readonly<Record<UnitType, Cover>>;
  readonly movement: Readonly<Record<UnitType, Difficulty>>;
  readonly area?: boolean;
  readonly depression?: boolean;
  readonly barricade?: boolean;
  readonly ladders?: readonly { readonly from: Point; readonly to: Point }[];
}

function kind(id: string, entry: KindEntry): PieceKind {
  return { area: false, depression: false, barricade: false, ladders: [], ...entry, id };
}

const KINDS: readonly PieceKind[] = [
  // legion.terrain-barricades, legion.barricade
  kind('barricade', {
    parts: [block(rectangle(100, 15), 24)],
    cover: byType<Cover>('heavy', 'heavy', 'none', 'none', 'none'),
    movement: byType<Difficulty>('difficult', 'difficult', 'open', 'open', 'open'),
    barricade: true,
  }),
  kind('wall', {
    parts: [block(rectangle(150, 12), 60)],
    cover: byType<Cover>('heavy', 'heavy', 'heavy', 'light', 'light'),
    movement: byType<Difficulty>('impassable', 'impassable', 'impassable', 'impassable', 'impassable'),
  }),
  kind('house', {
    parts: [block(rectangle(150, 120), 72, { stand: true })],
    cover: byType<Cover>('heavy', 'heavy', 'heavy', 'heavy', 'heavy'),
    movement: byType<Difficulty>('impassable', 'impassable', 'impassable', 'impassable', 'impassable'),
  }),
  kind('woods', {
    parts: [block(rectangle(180, 140), 100, { solid: false })],
    cover: byType<Cover>('light', 'light', 'light', 'light', 'light'),
    movement: byType<Difficulty>('difficult', 'difficult', 'difficult', 'difficult', 'open'),
    area: true,
  }),
];

const BY_ID = new Map(KINDS.map((one) => [one.id, one]));

export function findTerrain(id: string): PieceKind | undefined {
  return BY_ID.get(id);
}

export function terrainKind(id: string): PieceKind {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`There is no terrain "${id}".`);
  return found;
}

export function allTerrain(): readonly PieceKind[] {
  return KINDS;
}
