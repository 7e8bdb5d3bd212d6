import { type Pose, rectangle, type Shape } from '@rangefinder/geometry';
import { BASES, type BaseSize } from '../src/battlefield/bases.ts';
import type {
  Cover,
  Difficulty,
  Miniature,
  Part,
  Piece,
  PieceKind,
  PlacedPart,
  Scene,
  UnitType,
} from '../src/battlefield/model.ts';
import { placedParts } from '../src/battlefield/scene.ts';

/** Heights of silhouettes by base, as the rulings have them; a walker on 100 mm. */
const HEIGHT: Readonly<Record<BaseSize, number>> = {
  27: 42,
  50: 69,
  70: 95,
  100: 160,
  120: 110,
  150: 75,
  '100x175': 65,
  '100x200': 80,
};

const GIVES: Readonly<Record<UnitType, Cover>> = {
  trooper: 'none',
  emplacement: 'light',
  creature: 'light',
  ground: 'light',
  repulsor: 'none',
};

export interface MiniatureWish extends Partial<Omit<Miniature, 'base' | 'pose'>> {
  readonly x: number;
  readonly y: number;
  readonly heading?: number;
  readonly size?: BaseSize;
}

let made = 0;

/** A miniature: a trooper on a small base on the ground unless something else is wished for. */
export function miniature({ x, y, heading = 0, size = 27, ...rest }: MiniatureWish): Miniature {
  const type = rest.type ?? 'trooper';
  const height = rest.height ?? HEIGHT[size];
  made++;
  return {
    id: `mini-${made}`,
    unit: `unit-${made}`,
    seat: 0,
    type,
    base: BASES[size],
    pose: { x, y, heading },
    on: null,
    z: 0,
    height,
    eye: height,
    hidesFrom: type === 'repulsor' ? height / 2 : 0,
    coversAsGround: false,
    gives: GIVES[type],
    smallTarget: false,
    isCart: false,
    ...rest,
  };
}

/** The same for every type of unit. */
export function toAll<T>(value: T): Record<UnitType, T> {
  return { trooper: value, emplacement: value, creature: value, ground: value, repulsor: value };
}

export function part(footprint: Shape, top: number, wishes: Partial<Part> = {}): Part {
  return { footprint, bottom: 0, top, solid: true, stand: false, ...wishes };
}

export function pieceKind(parts: readonly Part[], cover: Cover, wishes: Partial<PieceKind> = {}): PieceKind {
  return {
    id: 'kind',
    parts,
    cover: toAll(cover),
    movement: toAll<Difficulty>('open'),
    area: false,
    depression: false,
    trench: false,
    ladders: [],
    barricade: false,
    settled: false,
    ...wishes,
  };
}

/** A wall across the way of somebody who looks along +y. */
export function wall(width: number, height: number, cover: Cover = 'heavy', thick = 4): PieceKind {
  return pieceKind([part(rectangle(width, thick), height)], cover);
}

/** legion.barricade.2 to .5: heavy cover for troopers and emplacements, none for creatures and vehicles. */
export const BARRICADE: PieceKind = pieceKind([part(rectangle(110, 12), 28)], 'heavy', {
  cover: { trooper: 'heavy', emplacement: 'heavy', creature: 'none', ground: 'none', repulsor: 'none' },
  barricade: true,
});

export interface PieceWish {
  readonly id: string;
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
  readonly heading?: number;
}

/** Where the parts of some pieces lie. */
export function parts(...wishes: readonly PieceWish[]): readonly PlacedPart[] {
  const kinds = new Map(wishes.map(({ id, kind }) => [id, kind]));
  const pieces = wishes.map(({ id, x, y, heading = 0 }): Piece => ({ id, kind: id, pose: { x, y, heading } }));
  return placedParts(pieces, (id) => {
    const kind = kinds.get(id);
    if (kind === undefined) throw new Error(`No terrain is called ${id}.`);
    return kind;
  });
}

export function sceneOf(terrain: readonly PlacedPart[], ...miniatures: readonly Miniature[]): Scene {
  return { width: 1800, depth: 900, parts: terrain, miniatures };
}

export function at(x: number, y: number, heading = 0): Pose {
  return { x, y, heading };
}
