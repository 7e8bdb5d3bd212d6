import { disc, type Point, type Pose, placedShape, rectangle, type Shape } from '@rangefinder/geometry';
import type { Base, Miniature, Part, PieceKind, PlacedPart, Scene, UnitType } from '../src/battlefield/model.ts';

/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const SMALL: Base = { shape: disc(0, 0, 13.5), radius: 13.5, length: 27, notched: false, small: true };
export const round = (mm: number): Base => ({
  shape: disc(0, 0, mm / 2),
  radius: mm / 2,
  length: mm,
  notched: true,
  small: false,
});
export const oblong = (width: number, length: number): Base => ({
  shape: rectangle(width, length),
  radius: width / 2,
  length,
  notched: true,
  small: false,
});

/** A trooper at a place, but for what is said of it. */
export function mini(id: string, x: number, y: number, more: Partial<Miniature> = {}): Miniature {
  return {
    id,
    unit: id.split('-')[0] ?? id,
    seat: 0,
    type: 'trooper',
    base: SMALL,
    pose: { x, y, heading: 0 },
    on: null,
    z: 0,
    height: 42,
    eye: 42,
    hidesFrom: 0,
    coversAsGround: false,
    gives: 'none',
    smallTarget: false,
    isCart: false,
    ...more,
  };
}

const everyType = <T>(value: T): Readonly<Record<UnitType, T>> => ({
  trooper: value,
  emplacement: value,
  creature: value,
  ground: value,
  repulsor: value,
});

export function kindOf(id: string, more: Partial<PieceKind> = {}): PieceKind {
  return {
    id,
    parts: [],
    cover: everyType('heavy'),
    movement: everyType('open'),
    area: false,
    depression: false,
    trench: false,
    ladders: [],
    barricade: false,
    settled: false,
    ...more,
  };
}

export const IMPASSABLE = kindOf('impassable', { movement: everyType('impassable') });
export const DIFFICULT = kindOf('difficult', { movement: everyType('difficult') });

/** A block of terrain from the ground up, or as said. */
export function block(
  id: string,
  footprint: Shape,
  top: number,
  kind: PieceKind,
  more: Partial<Part> = {},
): PlacedPart {
  const piece = { id, kind: kind.id, pose: { x: 0, y: 0, heading: 0 } };
  return { id: `${id}/0`, piece, kind, footprint, bottom: 0, top, solid: true, stand: false, ...more };
}

/** A box of terrain about a pose. */
export function box(x: number, y: number, width: number, length: number, heading = 0): Shape {
  return placedShape(rectangle(width, length), { x, y, heading });
}

export function sceneOf(miniatures: readonly Miniature[], parts: readonly PlacedPart[] = []): Scene {
  return { width: 1800, depth: 900, parts, miniatures };
}

/** A table turned or mirrored about its middle: square, so that it covers itself. */
export interface Symmetry {
  readonly point: (p: Point) => Point;
  readonly pose: (p: Pose) => Pose;
}

const SIDE = 1000;
export const SYMMETRIES: readonly Symmetry[] = [
  {
    point: ({ x, y }) => ({ x: SIDE - x, y }),
    pose: ({ x, y, heading }) => ({ x: SIDE - x, y, heading: (360 - heading) % 360 }),
  },
  {
    point: ({ x, y }) => ({ x: y, y: SIDE - x }),
    pose: ({ x, y, heading }) => ({ x: y, y: SIDE - x, heading: (heading + 90) % 360 }),
  },
];

/** A square table, for symmetries. */
export function squareOf(miniatures: readonly Miniature[], parts: readonly PlacedPart[] = []): Scene {
  return { width: SIDE, depth: SIDE, parts, miniatures };
}
