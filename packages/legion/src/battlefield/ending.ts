import { overlaps, type Pose, penetrationDepth, placedShape, type Shape, withinDistance } from '@rangefinder/geometry';
import { CONTACT, type Miniature, OVERLAP } from './model.ts';
import { endingOver, isBeside } from './passing.ts';
import { areLevel } from './range.ts';
import type { Neighbour, Vicinity } from './vicinity.ts';
import { isOnBattlefield, type Level, levelsAt } from './walk.ts';
import { type Wrong, wrong } from './wrong.ts';

/** What holds of a place where a miniature ends. */
export interface Ending {
  /** Miniatures that the base lies over and pushes aside. */
  readonly displaced: readonly string[];
  /** Enemy miniatures in base contact, all of one unit. */
  readonly contact: readonly string[];
  readonly melee: string | null;
}

/** What an end is asked beyond being free. */
export interface EndingTerms {
  /** Enemy units that may be touched. */
  readonly melee: readonly string[];
  /** Objective and condition tokens on the table (legion.movement.23). */
  readonly tokens: readonly Shape[];
  /** Whether it may push aside whom it ends over; who is placed in cohesion never does. */
  readonly pushes: boolean;
}

const FREE: Ending = { displaced: [], contact: [], melee: null };

/** Whether two shapes overlap by more than counts. */
export function lieOver(a: Shape, b: Shape): boolean {
  return overlaps(a, b) && penetrationDepth(a, b) > OVERLAP;
}

/** Whether two bases touch although one may stand a little higher (legion.base-contact.7-9). */
function touch(shape: Shape, z: number, { shape: other, other: mini }: Neighbour): boolean {
  return areLevel(mini.z, z) && withinDistance(shape, other, CONTACT);
}

/**
 * A part whose body a miniature would stand in; it never tilts, so a low one counts as well (legion.movement.27,
 * legion.margin-of-error.8, .10, .12): such a place is refused, not mended. What one may
 * stand on is settled for each kind of terrain (legion.movement.26, legion.speeder-x.13, .14, legion.hover.14, .15).
 */
function partWithin(v: Vicinity, shape: Shape, { z }: Level): string | null {
  for (const part of v.parts) {
    if (!part.solid || !isBeside(part.bottom, part.top, z, v.mover.height)) continue;
    if (lieOver(shape, part.footprint)) return part.id;
  }
  return null;
}

/** What the mover would lie over, touch or stand in at a pose, or why it cannot end there (legion.melee.12). */
export function checkEnding(v: Vicinity, pose: Pose, level: Level, terms: EndingTerms): Ending | Wrong {
  const shape = placedShape(v.mover.base.shape, pose);
  if (!isOnBattlefield(v, shape)) return wrong('off-battlefield', 'legion.leaving-the-battlefield.3');
  const part = partWithin(v, shape, level);
  if (part !== null) return wrong('overlaps-terrain', 'legion.movement.27', part);
  for (const token of terms.tokens) if (lieOver(shape, token)) return wrong('overlaps-token', 'legion.movement.23');
  return v.others.length === 0 ? FREE : checkBases(v, shape, level, terms);
}

/** Whether touching it matters: not for a cart, nor for who touches one. */
function isEnemy(mover: Miniature, other: Miniature): boolean {
  return other.seat !== mover.seat && !other.isCart && !mover.isCart;
}

/** legion.base-contact.4 */
function checkBases(v: Vicinity, shape: Shape, { z }: Level, { melee, pushes }: EndingTerms): Ending | Wrong {
  const displaced: string[] = [];
  const contact: string[] = [];
  let unit: string | null = null;
  for (const neighbour of v.others) {
    const { other } = neighbour;
    if (isBeside(other.z, other.z + other.height, z, v.mover.height) && lieOver(shape, neighbour.shape)) {
      if (!pushes || endingOver(v.mover, neighbour, v.licence) === 'stops') {
        return wrong('overlaps-base', 'legion.movement.22', other.id);
      }
      displaced.push(other.id);
    } else if (isEnemy(v.mover, other) && touch(shape, z, neighbour)) {
      if (!melee.includes(other.unit)) return wrong('enemy-contact', 'legion.movement.20', other.id);
      if (unit !== null && unit !== other.unit) return wrong('two-melees', 'legion.melee.12', other.unit);
      unit = other.unit;
      contact.push(other.id);
    }
  }
  return { displaced, contact, melee: unit };
}

/** How a mover could end at a pose on some level, whatever its way there, or why on none: asked first, because ways are dear. */
export function possibleEnding(v: Vicinity, end: Pose, terms: EndingTerms): Ending | Wrong {
  let why: Wrong | null = null;
  for (const level of levelsAt(v, end.x, end.y)) {
    const ending = checkEnding(v, end, level, terms);
    if (!('code' in ending)) return ending;
    why ??= ending;
  }
  // No step leads to any level there.
  return why ?? wrong('wall-in-the-way', 'legion.movement.17', v.mover.on);
}

/** What `possibleEnding` found, for the level that a way leads to: where there is only the ground, it is the same. */
export function endingAfter(v: Vicinity, end: Pose, way: Level, terms: EndingTerms, possible: Ending): Ending | Wrong {
  return v.stands.length === 0 ? possible : checkEnding(v, end, way, terms);
}
