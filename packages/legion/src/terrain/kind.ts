import { disc, type Point, placedShape, rectangle, type Shape } from '@rangefinder/geometry';
import type { Words } from '@rangefinder/kernel/words';
import type { Cover, Difficulty, Part, PieceKind, UnitType } from '../battlefield/model.ts';

/** A kind of terrain that stands on our tables, with its name: its cover and its difficulty by type of unit (legion.terrain-general.3,
 * legion.terrain-movement-difficulty.1, legion.terrain-cover-type.3, .5). */
export interface TerrainKind extends PieceKind {
  readonly name: Words;
}

type Each<V> = Readonly<Record<UnitType, V>>;

/** As the tables of terrain list it: troopers, ground vehicles, repulsors; emplacements and creatures as troopers, unless said. */
function byType<V>(trooper: V, ground: V, repulsor: V, creature: V = trooper): Each<V> {
  return { trooper, emplacement: trooper, creature, ground, repulsor };
}

/** Cover for everybody it hides. */
export function covers(cover: Cover): Each<Cover> {
  return byType(cover, cover, cover);
}

/**
 * Too low for vehicles and creatures to hide behind (legion.barricade.2 to .5, legion.cover.3, .31).
 * legion.creature-trooper.5
 */
export function coversTroopers(cover: Cover): Each<Cover> {
  return byType<Cover>(cover, 'none', 'none', 'none');
}

/** Troopers, ground vehicles, repulsors. */
export function moves(trooper: Difficulty, ground: Difficulty, repulsor: Difficulty): Each<Difficulty> {
  return byType(trooper, ground, repulsor);
}

/** Low barriers: what gives a unit cover is difficult for it, and open for all others (legion.barricade.7, .8, .10). */
export const BARRIER: Each<Difficulty> = byType<Difficulty>('difficult', 'open', 'open', 'open');
export const IMPASSABLE: Each<Difficulty> = moves('impassable', 'impassable', 'impassable');
export const OPEN: Each<Difficulty> = moves('open', 'open', 'open');

/** A block of wood or stone. */
export function block(footprint: Shape, top: number, more: Partial<Part> = {}): Part {
  return { footprint, bottom: 0, top, solid: true, stand: false, ...more };
}

/** A rectangle about a point of the piece, perhaps turned. */
export function boxAt(x: number, y: number, width: number, length: number, heading = 0): Shape {
  return placedShape(rectangle(width, length), { x, y, heading });
}

export function discAt(x: number, y: number, radius: number): Shape {
  return disc(x, y, radius);
}

/** What one may stand on. */
export const FLAT = { stand: true } as const;
/** A volume that one moves and sees through. */
export const THIN = { solid: false } as const;

interface KindEntry {
  readonly name: Words;
  readonly parts: readonly Part[];
  readonly cover: Each<Cover>;
  readonly movement: Each<Difficulty>;
  readonly area?: boolean;
  readonly depression?: boolean;
  readonly trench?: boolean;
  readonly barricade?: boolean;
  readonly ladders?: readonly { readonly from: Point; readonly to: Point }[];
}

export function kind(id: string, entry: KindEntry): TerrainKind {
  return { area: false, depression: false, trench: false, barricade: false, settled: false, ladders: [], ...entry, id };
}
