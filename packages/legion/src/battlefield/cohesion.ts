import {
  lengthOf,
  outerRadius,
  type Point,
  type Pose,
  placedShape,
  type Shape,
  snapPose,
  withinDistance,
} from '@rangefinder/geometry';
import { checkEnding, type Ending, type EndingTerms, endingAfter, lieOver, possibleEnding } from './ending.ts';
import { BAND, COHESION, CONTACT, type Miniature, miniatureAt, type Scene, SLACK } from './model.ts';
import { gridAbout } from './nearby.ts';
import { isBeside, type Licence } from './passing.ts';
import { heightBand } from './range.ts';
import { walkRound } from './roundabout.ts';
import { surfacesAt } from './scene.ts';
import { alongPiece } from './touching.ts';
import { staysIn } from './trench.ts';
import { letThrough, slowsAt, type Vicinity, vicinityOf } from './vicinity.ts';
import { type Level, levelsAt, type Walked, wayTo } from './walk.ts';
import { type Wrong, wrong } from './wrong.ts';

/** A miniature placed. */
export interface Spot extends Level {
  readonly mini: string;
  readonly pose: Pose;
}

/** What decides where the other miniatures of a unit may stand. `cohesionTerms` fills in what is usual. */
export interface CohesionTerms {
  /** The leader's move was at maximum speed: nobody ends in difficult terrain (`MovePath.shunsDifficult`). */
  readonly shunsDifficult: boolean;
  /** The trench that the leader moved along at that speed: nobody leaves it (`MovePath.along`). */
  readonly along: string | null;
  /** Enemy units that may be touched: those the unit is in melee with (legion.cohesion.6). */
  readonly melee: readonly string[];
  readonly tokens: readonly Shape[];
  /** The bands that the leader's move ignored (legion.cohesion.22). */
  readonly bands: number;
  /** A deployment zone: whether a base lies in it as it must. */
  readonly zone: ((base: Shape, mini: Miniature) => boolean) | null;
  /** Miniatures of the unit that keep their places while the others are placed. */
  readonly staying: readonly Miniature[];
  /** The leader has just climbed or clambered: the piece, the height it came from, and where it stood there (legion.cohesion.15 to 20). */
  readonly climbed: { readonly piece: string; readonly from: number; readonly at?: Point } | null;
  /** Nobody asks for a way from the leader: for displaced miniatures that find no other place. */
  readonly unreached: boolean;
}

export function cohesionTerms(more: Partial<CohesionTerms> = {}): CohesionTerms {
  // Listed, not spread, as moves are.
  return {
    shunsDifficult: more.shunsDifficult ?? false,
    along: more.along ?? null,
    melee: more.melee ?? [],
    tokens: more.tokens ?? [],
    bands: more.bands ?? 0,
    zone: more.zone ?? null,
    staying: more.staying ?? [],
    climbed: more.climbed ?? null,
    unreached: more.unreached ?? false,
  };
}

export type CheckedCohesion =
  | { readonly spots: readonly Spot[]; readonly wrong: null }
  | { readonly spots: null; readonly wrong: Wrong };

/** What is asked of one place, with everything near the leader looked up. */
export interface Circle {
  readonly v: Vicinity;
  readonly leader: Miniature;
  readonly leaderBase: Shape;
  readonly terms: CohesionTerms;
  readonly ending: EndingTerms;
}

/** Everything within a speed-1 move of a leader, for a miniature that is to be placed in cohesion with it. */
export function circleOf(scene: Scene, leader: Miniature, mini: Miniature, terms: CohesionTerms): Circle {
  const licence: Licence = { kind: 'standard', bands: terms.bands, leaps: false, withdrawing: false };
  const mover = miniatureAt(mini, leader.pose, leader.on, leader.z);
  const reach = COHESION + outerRadius(leader.base.shape) + outerRadius(mini.base.shape);
  const v = vicinityOf(scene, mover, licence, leader.pose, reach);
  // legion.cohesion.12: they count as able to move through the enemies they are engaged with.
  const others = v.others.map((other) => (other.withMover ? letThrough(other) : other));
  const ending = { melee: terms.melee, tokens: terms.tokens, pushes: false };
  return {
    v: { ...v, others },
    leader,
    leaderBase: placedShape(leader.base.shape, leader.pose),
    terms,
    ending,
  };
}

/** Two legs that reach from a leader to the edge of cohesion: the tool's length is added to the bases'. */
function cohesionLeg({ leader, v }: Circle): number {
  return (COHESION + leader.base.length / 2 + v.mover.base.length / 2) / 2;
}

/**
 * The level on which a miniature may stand at a pose in cohesion with its leader, whoever else is placed; or why not.
 * legion.cohesion.1, .3 to .5, .9, legion.climb-clamber.35, legion.vertical-movement.8, legion.movement.15, legion.notch.5
 */
export function checkSpot(circle: Circle, pose: Pose): Level | Wrong {
  const { v, leader, leaderBase, terms } = circle;
  const { id, base } = v.mover;
  if (base.notched && Math.abs(pose.heading - leader.pose.heading) > SLACK)
    return wrong('other-facing', 'legion.cohesion.5', id);
  const shape = placedShape(base.shape, pose);
  if (!withinDistance(shape, leaderBase, COHESION + SLACK)) return wrong('out-of-cohesion', 'legion.cohesion.3', id);
  if (terms.zone !== null && !terms.zone(shape, v.mover)) return wrong('outside-zone', 'legion.deployment.8', id);
  if (lieOver(shape, leaderBase)) return wrong('overlaps-base', 'legion.movement.22', leader.id);
  const walked = walkedTo(circle, pose);
  const level = 'code' in walked ? climbedTo(circle, pose, shape, walked) : walked;
  if ('code' in level || !terms.shunsDifficult) return level;
  const { along } = terms;
  if (along !== null && !staysIn(v.scene.parts, along, shape, 0, 0))
    return wrong('in-difficult-terrain', 'legion.terrain-craters-trenches.6', along);
  for (const part of v.difficult) {
    if (part.piece.id === along) continue;
    if (!slowsAt(v, part, level.z) || !lieOver(shape, part.footprint)) continue;
    return wrong('in-difficult-terrain', 'legion.terrain-difficult.3', part.id);
  }
  return level;
}

/** The level on which a speed-1 move from the leader ends at a pose (legion.cohesion.10, legion.cohesion.11, .13). */
function walkedTo(circle: Circle, pose: Pose): Level | Wrong {
  const { v, leader, terms } = circle;
  const here = { on: leader.on, z: leader.z };
  const possible = possibleEnding(v, pose, circle.ending);
  if ('code' in possible) return possible;
  if (terms.unreached) return levelsAt(v, pose.x, pose.y).find((level) => isFree(circle, pose, level)) ?? here;
  const distance = lengthOf(pose.x - leader.pose.x, pose.y - leader.pose.y);
  const straight = wayTo(v, leader.pose, pose, here, Math.max(cohesionLeg(circle), distance / 2), false);
  const way = straight.stopped === null ? straight : (roundFoe(circle, pose, possible) ?? straight);
  if (way.stopped !== null) return wrong('not-reached-from-leader', 'legion.cohesion.10', way.stopped);
  // legion.cohesion.22: a move that ignored heights leaves its unit on levels as far apart.
  if (terms.bands > 0 && Math.abs(way.z - leader.z) > terms.bands * BAND + SLACK) {
    return wrong('other-level', 'legion.cohesion.22', way.on);
  }
  const ending = endingAfter(v, pose, way, circle.ending, possible);
  return 'code' in ending ? ending : { on: way.on, z: way.z };
}

/** The way round a vehicle that the unit fights to a place in contact with it (rulings); null where there is none. */
function roundFoe(circle: Circle, pose: Pose, { contact }: Ending): Walked | null {
  const { v, leader } = circle;
  const here = { on: leader.on, z: leader.z };
  for (const { other, shape, passing } of v.others) {
    if (passing !== 'stops' || !contact.includes(other.id)) continue;
    const walked = walkRound(v, shape, leader.pose, pose, here, 2 * cohesionLeg(circle));
    if (walked !== null) return walked;
  }
  return null;
}

function isFree({ v, ending }: Circle, pose: Pose, level: Level): boolean {
  return !('code' in checkEnding(v, pose, level, ending));
}

/**
 * The level on which a miniature follows a leader that has climbed: below one that went up, above one that went down, a climb of
 * height 1 away at most, and at the piece that was climbed (legion.cohesion.14 to .16, .18 to .20; legion.climb-clamber.23, .25 to .27, .29
 * to .31; legion.vertical-movement.7 to .10). Else why not: `why` if nobody climbed.
 * legion.vertical-movement.9, legion.climb-clamber.23 to .27, .29 to .31
 * legion.climb-clamber.33, .34
 */
function climbedTo(circle: Circle, pose: Pose, shape: Shape, why: Wrong): Level | Wrong {
  const { v, leader, terms } = circle;
  const { climbed } = terms;
  if (climbed === null) return why;
  const up = leader.z >= climbed.from;
  const parts = v.scene.parts.filter(({ piece }) => piece.id === climbed.piece);
  let last: Wrong | null = null;
  for (const level of everyLevel(v.scene, pose)) {
    if (up ? level.z > leader.z : level.z < leader.z) {
      last = wrong('other-level', 'legion.cohesion.19', level.on);
      continue;
    }
    if (heightBand(leader.z, level.z) > 1) {
      last = wrong('other-level', 'legion.cohesion.16', level.on);
      continue;
    }
    const touching = parts.some(
      ({ id, footprint, bottom, top }) =>
        id === level.on ||
        (isBeside(bottom, top, level.z, v.mover.height) && withinDistance(shape, footprint, CONTACT)),
    );
    if (touching && isFree(circle, pose, level)) return level;
    last = touching ? null : wrong('other-level', 'legion.cohesion.15', climbed.piece);
  }
  return last ?? why;
}

/**
 * A place that is nearer to where the leader climbed for a miniature that stays on the other level: at the foot in contact with the
 * piece, above near its edge; half a base makes no difference. Null where it is as close as can be (legion.cohesion.18,
 * legion.climb-clamber.29).
 */
export function nearerToClimb(circle: Circle, spot: Spot, others: readonly Shape[]): Spot | null {
  const { v, leader, terms } = circle;
  const at = terms.climbed?.at;
  if (at === undefined || spot.z === leader.z) return null;
  const { base } = v.mover;
  const far = ({ x, y }: Point) => lengthOf(x - at.x, y - at.y);
  const most = far(spot.pose) - base.radius;
  if (most <= 0) return null;
  const { heading } = spot.pose;
  const stood = snapPose({ x: at.x, y: at.y, heading });
  const above = [...gridAbout(at, most, FOOTING, 'circle')].map(({ x, y }) => snapPose({ x, y, heading }));
  const places = spot.z < leader.z ? [stood, ...alongPiece(circle, terms.climbed?.piece ?? '')] : above;
  for (const pose of places.filter((one) => far(one) < most).sort((a, b) => far(a) - far(b))) {
    const shape = placedShape(base.shape, pose);
    if (others.some((other) => lieOver(shape, other))) continue;
    const level = checkSpot(circle, pose);
    if (!('code' in level) && level.z === spot.z) return { mini: spot.mini, pose, on: level.on, z: level.z };
  }
  return null;
}

/** How finely places above are looked for (mm). */
const FOOTING = 9;

/** Every level at a place, highest first (legion.climb-clamber.32, legion.cohesion.21). */
function everyLevel({ parts }: Scene, { x, y }: Pose): Level[] {
  const surfaces: Level[] = surfacesAt(parts, x, y).map(({ id, top }) => ({ on: id, z: top }));
  return [...surfaces, { on: null, z: 0 }];
}

/**
 * Whether the other miniatures of a unit may stand at poses, one for each, once their leader stands where it does now
 * (`leader`), and on what. In the scene the unit may still stand where it was. Adjustments are checked the same way.
 */
export function checkCohesion(
  scene: Scene,
  leader: Miniature,
  others: readonly Miniature[],
  poses: readonly Pose[],
  terms: CohesionTerms = cohesionTerms(),
): CheckedCohesion {
  const placed: { readonly id: string; readonly shape: Shape }[] = terms.staying.map((mini) => ({
    id: mini.id,
    shape: placedShape(mini.base.shape, mini.pose),
  }));
  const spots: Spot[] = [];
  const circles: Circle[] = [];
  let circle: Circle | null = null;
  for (const [i, mini] of others.entries()) {
    const pose = poses[i];
    if (pose === undefined) return { spots: null, wrong: wrong('out-of-cohesion', 'legion.cohesion.1', mini.id) };
    if (circle === null || circle.v.mover.base !== mini.base) circle = circleOf(scene, leader, mini, terms);
    circles.push(circle);
    const level = checkSpot(circle, pose);
    if ('code' in level) return { spots: null, wrong: { ...level, about: mini.id } };
    const shape = placedShape(mini.base.shape, pose);
    const under = placed.find((other) => lieOver(shape, other.shape));
    if (under !== undefined) return { spots: null, wrong: wrong('overlaps-base', 'legion.movement.22', mini.id) };
    placed.push({ id: mini.id, shape });
    spots.push({ mini: mini.id, pose, on: level.on, z: level.z });
  }
  for (const [i, spot] of (terms.climbed === null ? [] : spots).entries()) {
    const own = circles[i];
    const rest = placed.filter(({ id }) => id !== spot.mini).map(({ shape }) => shape);
    if (own && nearerToClimb(own, spot, rest) !== null)
      return { spots: null, wrong: wrong('far-from-climb', 'legion.cohesion.18', spot.mini) };
  }
  return { spots, wrong: null };
}
