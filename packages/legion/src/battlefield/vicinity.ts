import { outerRadius, type Point, type Shape } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import { CONTACT, type Miniature, OVERLAP, type PlacedPart, type Scene } from './model.ts';
import {
  highestStep,
  isBeside,
  type Licence,
  type Met,
  type Passing,
  passingMiniature,
  passingPart,
  stepOf,
} from './passing.ts';
import { touches } from './range.ts';
import { difficultyFor } from './terrain.ts';

/** Another miniature near a mover. */
export interface Neighbour extends Met {
  readonly shape: Shape;
  readonly passing: Passing;
}

/** The same neighbour, in nobody's way. Listed, not spread, as `miniatureWith` is. */
export function letThrough({ other, engaged, withMover, shape }: Neighbour): Neighbour {
  return { other, engaged, withMover, shape, passing: 'through' };
}

/** Something that stops a mover, and its ground. */
export interface Obstacle {
  readonly id: string;
  readonly shape: Shape;
}

/**
 * Everything that a mover may meet within some distance of where it starts, looked up once for all the ways it may take.
 * Its own unit is set aside (legion.cohesion.7).
 */
export interface Vicinity {
  readonly scene: Scene;
  readonly mover: Miniature;
  readonly licence: Licence;
  /** The height where the move starts. */
  readonly start: number;
  /** Parts that the mover may come to stand on, by steps from where it starts; of others only the sides matter. */
  readonly stands: readonly PlacedPart[];
  /** The mover may come to stand on the ground. */
  readonly ground: boolean;
  /** Parts that are solid, or impassable to the mover. */
  readonly parts: readonly PlacedPart[];
  /** Parts that are difficult terrain for the mover. */
  readonly difficult: readonly PlacedPart[];
  /** A trench that its unit moves along: difficult only where it leaves it. */
  readonly along: string | null;
  /** Its unit sets out from difficult terrain. */
  readonly slow: boolean;
  readonly others: readonly Neighbour[];
  /** What stops a mover at a height, found when first asked for. */
  readonly walls: Map<number, readonly Obstacle[]>;
}

/** Whether a circle about a point could meet a shape. */
export function isNear(shape: Shape, at: Point, reach: number): boolean {
  const far = reach + outerRadius(shape);
  return (shape.x - at.x) * (shape.x - at.x) + (shape.y - at.y) * (shape.y - at.y) <= far * far;
}

function isTrooper({ type }: Miniature): boolean {
  return type === 'trooper' || type === 'creature' || type === 'emplacement';
}

/**
 * Enemy units whose troopers are in base contact with those of a unit of troopers; null if it is not engaged (legion.engaged.1).
 * legion.trooper.8, .9, legion.vehicles.16
 */
function engagedWith(scene: Scene, unit: string): ReadonlySet<string> | null {
  let known = engagements.get(scene);
  if (known === undefined) {
    known = new Map();
    engagements.set(scene, known);
  }
  let enemies = known.get(unit);
  if (enemies === undefined) {
    enemies = touchedBy(scene, unit);
    known.set(unit, enemies);
  }
  return enemies;
}

/** Found out for those who are near some mover: mostly nobody is. */
const engagements = new WeakMap<Scene, Map<string, ReadonlySet<string> | null>>();

function touchedBy({ miniatures }: Scene, unit: string): ReadonlySet<string> | null {
  const enemies = new Set<string>();
  for (const own of miniatures) {
    if (own.unit !== unit || !isTrooper(own)) continue;
    for (const other of miniatures) {
      if (other.seat !== own.seat && isTrooper(other) && touches(own, other)) enemies.add(other.unit);
    }
  }
  return enemies.size === 0 ? null : enemies;
}

/** Whether a mover goes from one height to another in one step; those who ignore heights drop as deep as they like. */
export function isStep(mover: Miniature, licence: Licence, start: number, from: number, to: number): boolean {
  if (to > highestStep(mover, from, start, licence)) return false;
  return licence.bands > 0 || from <= to + stepOf(mover) + OVERLAP;
}

const ON_THE_GROUND: Pick<Vicinity, 'stands' | 'ground'> = { stands: [], ground: true };

/** The surfaces that steps lead to from where the mover starts, by their heights alone, and whether one leads to the ground. */
function stepsFrom(
  stands: readonly PlacedPart[],
  mover: Miniature,
  licence: Licence,
): Pick<Vicinity, 'stands' | 'ground'> {
  if (stands.length === 0 && mover.z === 0) return ON_THE_GROUND;
  const heights = [...new Set([0, ...stands.map(({ top }) => top)])];
  const reached = new Set([mover.z]);
  for (const from of reached) {
    for (const to of heights) if (isStep(mover, licence, mover.z, from, to)) reached.add(to);
  }
  return { stands: stands.filter(({ top }) => reached.has(top)), ground: reached.has(0) };
}

const AT_EASE: Pick<Vicinity, 'slow' | 'along'> = { slow: false, along: null };

/** What a mover may meet within `reach` of a place. */
export function vicinityOf(
  scene: Scene,
  mover: Miniature,
  licence: Licence,
  at: Point,
  reach: number,
  { slow, along }: Pick<Vicinity, 'slow' | 'along'> = AT_EASE,
): Vicinity {
  const near = reach + outerRadius(mover.base.shape) + CONTACT;
  const surfaces: PlacedPart[] = [];
  const parts: PlacedPart[] = [];
  const difficult: PlacedPart[] = [];
  for (const part of scene.parts) {
    if (!isNear(part.footprint, at, near)) continue;
    const movement = difficultyFor(part.kind, mover);
    if (part.stand) surfaces.push(part);
    if (part.solid || movement === 'impassable') parts.push(part);
    if (movement === 'difficult') difficult.push(part);
  }
  const others: Neighbour[] = [];
  for (const other of scene.miniatures) {
    if (other.unit === mover.unit) continue;
    const { pose, base } = other;
    const far = near + base.length / 2;
    if ((pose.x - at.x) * (pose.x - at.x) + (pose.y - at.y) * (pose.y - at.y) > far * far) continue;
    const shape = footprintOf(other);
    const enemies = isTrooper(other) ? engagedWith(scene, other.unit) : null;
    const engaged = enemies !== null;
    const withMover = enemies?.has(mover.unit) ?? false;
    const passing = passingMiniature(mover, { other, engaged, withMover }, licence);
    others.push({ other, engaged, withMover, shape, passing });
  }
  const { stands, ground } = stepsFrom(surfaces, mover, licence);
  const start = mover.z;
  return { scene, mover, licence, start, stands, ground, parts, difficult, along, slow, others, walls: new Map() };
}

/** Everything that stops the mover where it stands at height z. */
export function wallsAt(v: Vicinity, z: number): readonly Obstacle[] {
  const known = v.walls.get(z);
  if (known !== undefined) return known;
  const walls: Obstacle[] = [];
  for (const part of v.parts) {
    if (passingPart(v.mover, part, z, v.start, v.licence) === 'stops')
      walls.push({ id: part.id, shape: part.footprint });
  }
  for (const { other, shape, passing } of v.others) {
    if (passing !== 'stops' || !isBeside(other.z, other.z + other.height, z, v.mover.height)) continue;
    walls.push({ id: other.id, shape });
  }
  v.walls.set(z, walls);
  return walls;
}

/** Whether a part of difficult terrain is around a mover that stands at height z. */
export function slowsAt(v: Vicinity, part: PlacedPart, z: number): boolean {
  return part.bottom < z + v.mover.height - OVERLAP && part.top >= z - OVERLAP;
}
