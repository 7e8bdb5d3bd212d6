import type { Point, Pose, Shape } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';

/*
 * What space is made of. Nothing here knows of phases, cards or tokens: the rules hand in miniatures and terrain, and ask.
 * Millimetres, y up, heading 0 along +y and growing clockwise; z above the table.
 */

/** How a unit moves, hides and is hidden (legion.movement-trooper-summary and the four after it). Droids, clones and Wookiees are troopers. */
export const UNIT_TYPES = ['trooper', 'emplacement', 'creature', 'ground', 'repulsor'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** legion.cover.2 */
export type Cover = 'none' | 'light' | 'heavy';
export type Difficulty = 'open' | 'difficult' | 'impassable';

/** A base as its miniature stands on it, in its own frame: heading 0 looks along +y. */
export interface Base {
  readonly shape: Shape;
  /** Radius of a round base; half the width of an oblong one. */
  readonly radius: number;
  /** Along the facing: twice the radius of a round base. */
  readonly length: number;
  /** It has notches, and so a facing: it moves along it, pivots, and has firing arcs. */
  readonly notched: boolean;
  readonly small: boolean;
}

/** A miniature in space. */
export interface Miniature {
  readonly id: string;
  readonly unit: string;
  readonly seat: Seat;
  readonly type: UnitType;
  readonly base: Base;
  readonly pose: Pose;
  /** Where it stands: a part of a piece of terrain (`piece/index`), or the ground. */
  readonly on: string | null;
  /** Height of what it stands on. */
  readonly z: number;
  /** Height of its silhouette. */
  readonly height: number;
  /** Height of its eye above what it stands on: its silhouette's, but for a gunner who sits lower. */
  readonly eye: number;
  /** A repulsor hangs in the air: nothing of it hides below this height above where it stands. */
  readonly hidesFrom: number;
  /** Its unit hovers over the ground: others treat it as a ground vehicle (legion.hover.5). */
  readonly coversAsGround: boolean;
  /**
   * Cover for those it obscures (legion.cover.4 to 7, legion.hover.6): light from creatures, emplacements and walkers, heavy from
   * wheels, tracks and what hovers over the ground; none from other troopers and repulsors.
   */
  readonly gives: Cover;
  /** Left out when a unit's cover is counted (legion.small). */
  readonly smallTarget: boolean;
  /** A bomb cart: nobody's enemy, and no unit (legion.bomb-carts.4). */
  readonly isCart: boolean;
}

/** The same miniature elsewhere. */
export function miniatureAt(mini: Miniature, pose: Pose, on: string | null, z: number): Miniature {
  return miniatureWith(mini, { pose, on, z });
}

/**
 * The same miniature, but for what is named. Listed, not spread: copies by spread are of as many shapes as there are places that
 * make them.
 */
export function miniatureWith(
  mini: Miniature,
  change: Partial<Pick<Miniature, 'id' | 'unit' | 'base' | 'pose' | 'on' | 'z'>>,
): Miniature {
  const { id = mini.id, unit = mini.unit, base = mini.base, pose = mini.pose, on = mini.on, z = mini.z } = change;
  const { seat, type, height, eye, hidesFrom, coversAsGround, gives, smallTarget, isCart } = mini;
  return {
    id,
    unit,
    seat,
    type,
    base,
    pose,
    on,
    z,
    height,
    eye,
    hidesFrom,
    coversAsGround,
    gives,
    smallTarget,
    isCart,
  };
}

/** A convex block of a piece of terrain, in the frame of the piece. */
export interface Part {
  readonly footprint: Shape;
  readonly bottom: number;
  readonly top: number;
  /** It blocks sight and bodies. */
  readonly solid: boolean;
  /** A miniature may end on top. */
  readonly stand: boolean;
}

/** A kind of terrain: what a piece is made of and what it means to each type of unit. */
export interface PieceKind {
  readonly id: string;
  readonly parts: readonly Part[];
  readonly cover: Readonly<Record<UnitType, Cover>>;
  readonly movement: Readonly<Record<UnitType, Difficulty>>;
  /** A volume that one moves and sees through: trees, smoke, bushes (legion.terrain-area). */
  readonly area: boolean;
  /** A crater or a trench: cover for who is wholly inside (legion.terrain-craters-trenches). */
  readonly depression: boolean;
  /** A trench: troopers move along it as in the open (legion.terrain-craters-trenches.5). */
  readonly trench: boolean;
  /** Edges one climbs by without a roll, in the frame of the piece. */
  readonly ladders: readonly { readonly from: Point; readonly to: Point }[];
  /** A barricade in the sense of legion.barricade. */
  readonly barricade: boolean;
  /** Players have settled its cover or its difficulty: nothing of it is left to be found out. */
  readonly settled: boolean;
}

/** What players agree of a piece before the game, where that is not what its kind says (legion.determine-terrain.1). */
export interface Agreed {
  readonly cover?: Readonly<Partial<Record<UnitType, Cover>>>;
  readonly movement?: Readonly<Partial<Record<UnitType, Difficulty>>>;
  /** Its ladders are none. */
  readonly ladders?: false;
  /** Nobody may end on it. */
  readonly stand?: false;
}

/** A piece of terrain on the table. */
export interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly pose: Pose;
  readonly agreed?: Agreed;
}

/** A part where it lies on the table. */
export interface PlacedPart {
  readonly id: string;
  readonly piece: Piece;
  readonly kind: PieceKind;
  readonly footprint: Shape;
  readonly bottom: number;
  readonly top: number;
  readonly solid: boolean;
  readonly stand: boolean;
}

/** Everything that takes up room. */
export interface Scene {
  /** Along x. */
  readonly width: number;
  /** Along y. */
  readonly depth: number;
  readonly parts: readonly PlacedPart[];
  readonly miniatures: readonly Miniature[];
}

/** Anything but a heavier thing lying on top of it: overlap of more than this (mm) counts. */
export const OVERLAP = 0.001;
/** Bases this near touch. */
export const CONTACT = 0.1;
/** What limits may be exceeded by. */
export const SLACK = 0.001;
/** One segment of the range ruler: six inches. */
export const BAND = 152.4;
/** The movement tools of speed 1, 2 and 3. */
export const TOOLS: readonly number[] = [75, 125, 175];
/** Cohesion, in the words of the rules a speed-1 tool: 75 mm. */
export const COHESION = 75;
/** Thickness of a base. */
export const BASE_HEIGHT = 3;
