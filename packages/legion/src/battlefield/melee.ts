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
import { CONTACT, type Miniature, type Scene } from './model.ts';
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

/** Legal places in contact with an enemy unit, clear of what is taken; those that leave most room to others first. */
function* contactSpots(circle: Circle, enemies: readonly Miniature[], taken: readonly Shape[]): Generator<Spot> {
  const { id, base } = circle.v.mover;
  for (const enemy of enemies) {
    for (const pose of touchingShape(circle, footprintOf(enemy), taken)) {
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
    { ...circle, v: { ...circle.v, mover: { ...circle.v.mover, id: mini.id } } },
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
): readonly Spot[] | null {
  const terms = fighting(given, enemy);
  const enemies = opponents(scene, enemy);
  const taken = terms.staying.map(footprintOf);
  const placed = new Map<string, Spot>();
  const standing: Miniature[] = [...terms.staying];
  for (const mini of others) {
    const spot = bestContact(circleOf(scene, leader, mini, terms), mini, enemies, taken);
    if (spot === null) continue;
    placed.set(mini.id, spot);
    const stands = { ...mini, pose: spot.pose, on: spot.on, z: spot.z };
    standing.push(stands);
    taken.push(footprintOf(stands));
  }
  const left = others.filter(({ id }) => !placed.has(id));
  const rest = proposeCohesion(scene, leader, left, { ...terms, staying: standing });
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
  for (const [i, spot] of checked.spots.entries()) {
    const base = bases[i];
    const mini = others[i];
    if (base === undefined || mini === undefined || touchesAny(base, spot.z, enemies)) continue;
    const rest = [...bases.filter((other) => other !== base), ...terms.staying.map(footprintOf)];
    const room = contactSpots(circleOf(scene, leader, mini, terms), enemies, rest).next();
    if (room.done !== true) return { spots: null, wrong: wrong('not-in-contact', 'melee.9', spot.mini) };
  }
  return checked;
}
