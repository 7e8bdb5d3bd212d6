import { lengthOf, type Pose, placedShape, type Shape, withinDistance } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import {
  type CheckedCohesion,
  type Circle,
  type CohesionTerms,
  checkCohesion,
  checkSpot,
  circleOf,
  type Spot,
} from './cohesion.ts';
import { lieOver } from './ending.ts';
import { proposeCohesion } from './formation.ts';
import { CONTACT, type Miniature, miniatureAt, miniatureWith, type Scene } from './model.ts';
import { areLevel } from './range.ts';
import { touchingShape } from './touching.ts';
import { wrong } from './wrong.ts';

/** The terms of placing a unit that fights another: that one may be touched. */
function fighting(terms: CohesionTerms, enemy: string): CohesionTerms {
  return terms.melee.includes(enemy) ? terms : { ...terms, melee: [...terms.melee, enemy] };
}

function opponents(scene: Scene, enemy: string): readonly Miniature[] {
  return scene.miniatures.filter(({ unit }) => unit === enemy);
}

/** Whether a base somewhere touches any of some miniatures. */
function touchesAny(base: Shape, z: number, minis: readonly Miniature[]): boolean {
  return minis.some((mini) => areLevel(mini.z, z) && withinDistance(base, footprintOf(mini), CONTACT));
}

/**
 * Legal places in contact with an enemy unit, clear of what is taken; those that leave most room to others first. They are looked
 * for against who is `fighting` already, whoever else is about, so that a proposal and its check look at the same places.
 */
function* contactSpots(
  circle: Circle,
  enemies: readonly Miniature[],
  fighting: readonly Shape[],
  taken: readonly Shape[] = fighting,
): Generator<Spot> {
  const { id, base } = circle.v.mover;
  for (const enemy of enemies) {
    for (const pose of touchingShape(circle, footprintOf(enemy), fighting)) {
      const shape = placedShape(base.shape, pose);
      if (taken.some((other) => lieOver(shape, other))) continue;
      const level = checkSpot(circle, pose);
      if (!('code' in level) && touchesAny(shape, level.z, enemies)) yield { mini: id, pose, on: level.on, z: level.z };
    }
  }
}

/** How many contact spots are weighed against each other for one miniature. */
const WEIGHED = 12;

/** The contact spot for a miniature that is nearest to where it stood. */
function bestContact(
  circle: Circle,
  mini: Miniature,
  enemies: readonly Miniature[],
  taken: readonly Shape[],
): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  let weighed = 0;
  for (const spot of contactSpots(
    { ...circle, v: { ...circle.v, mover: miniatureWith(circle.v.mover, { id: mini.id }) } },
    enemies,
    taken,
  )) {
    const far = lengthOf(spot.pose.x - mini.pose.x, spot.pose.y - mini.pose.y);
    if (far < least) {
      best = spot;
      least = far;
    }
    if (++weighed >= WEIGHED) break;
  }
  return best;
}

/**
 * Places for the other miniatures of a unit in a melee with an enemy unit: as many as find room in base contact, packed against
 * what is there, the rest in cohesion (legion.melee.9, .10, .15). `terms.staying` keep their places. Null if somebody finds none.
 */
export function proposeMelee(
  scene: Scene,
  leader: Miniature,
  others: readonly Miniature[],
  enemy: string,
  given: CohesionTerms,
  effort: 'quick' | 'thorough' = 'thorough',
): readonly Spot[] | null {
  const terms = fighting(given, enemy);
  const enemies = opponents(scene, enemy);
  const taken = terms.staying.map(footprintOf);
  const placed = new Map<string, Spot>();
  const standing: Miniature[] = [...terms.staying];
  for (let before = -1; before < placed.size; ) {
    before = placed.size;
    // Whoever is placed leaves new corners for those who found none: everybody is asked until nobody moves.
    for (const mini of others) {
      const spot = placed.has(mini.id) ? null : bestContact(circleOf(scene, leader, mini, terms), mini, enemies, taken);
      if (spot === null) continue;
      placed.set(mini.id, spot);
      const stands = miniatureAt(mini, spot.pose, spot.on, spot.z);
      standing.push(stands);
      taken.push(footprintOf(stands));
    }
  }
  const left = others.filter(({ id }) => !placed.has(id));
  const rest = proposeCohesion(scene, leader, left, { ...terms, staying: standing }, effort);
  if (rest === null) return null;
  for (const spot of rest) placed.set(spot.mini, spot);
  return others.flatMap(({ id }) => placed.get(id) ?? []);
}

/**
 * Whether the others of a unit in a melee may stand at poses: in cohesion, and each in base contact with the enemy unit unless
 * no room is left for it, given where the rest stand (legion.melee.9, .15, .17).
 */
export function checkMelee(
  scene: Scene,
  leader: Miniature,
  others: readonly Miniature[],
  poses: readonly Pose[],
  enemy: string,
  given: CohesionTerms,
): CheckedCohesion {
  const terms = fighting(given, enemy);
  const checked = checkCohesion(scene, leader, others, poses, terms);
  if (checked.spots === null) return checked;
  const enemies = opponents(scene, enemy);
  const bases = checked.spots.map(({ pose }, i) => placedShape((others[i] ?? leader).base.shape, pose));
  const isFighting = checked.spots.map(({ z }, i) => touchesAny(bases[i] ?? footprintOf(leader), z, enemies));
  const staying = terms.staying.map(footprintOf);
  const fighters = [...staying, ...bases.filter((_, i) => isFighting[i] === true)];
  for (const [i, mini] of others.entries()) {
    if (isFighting[i] === true) continue;
    const rest = [...bases.filter((_, k) => k !== i), ...staying];
    const room = contactSpots(circleOf(scene, leader, mini, terms), enemies, fighters, rest).next();
    if (room.done !== true) return { spots: null, wrong: wrong('not-in-contact', 'legion.melee.9', mini.id) };
  }
  return checked;
}
