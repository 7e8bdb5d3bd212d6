import { lengthOf, type Point, type Pose, placedShape, type Shape, snapPose, toWorld } from '@rangefinder/geometry';
import {
  type Circle,
  type CohesionTerms,
  checkSpot,
  circleOf,
  cohesionTerms,
  nearerToClimb,
  type Spot,
} from './cohesion.ts';
import { lieOver } from './ending.ts';
import { type Base, COHESION, type Miniature, type Scene } from './model.ts';
import { packAbout } from './packing.ts';
import { alongPiece } from './touching.ts';
import type { Level } from './walk.ts';

/** Room between neighbours in a formation, so that snapping to the grid never makes them overlap. */
const AIR = 0.01;

/** A miniature to be placed, and where it would stand if it could choose. */
interface Wish {
  readonly mini: Miniature;
  readonly circle: Circle;
  readonly pose: Pose | null;
}

/** Places taken so far, by the index of their wish. */
interface Taken {
  readonly spots: (Spot | null)[];
  readonly shapes: Shape[];
}

function take(taken: Taken, index: number, { mini }: Wish, pose: Pose, { on, z }: Level): void {
  taken.spots[index] = { mini: mini.id, pose, on, z };
  taken.shapes.push(placedShape(mini.base.shape, pose));
}

function isClear(taken: Taken, { mini }: Wish, pose: Pose): boolean {
  const shape = placedShape(mini.base.shape, pose);
  return !taken.shapes.some((other) => lieOver(shape, other));
}

function nothingTaken({ staying }: CohesionTerms, count: number): Taken {
  const shapes = staying.map(({ base, pose }) => placedShape(base.shape, pose));
  return { spots: new Array(count).fill(null), shapes };
}

/** The old formation, shifted as its leader went; whom it suits takes its place. */
function shiftFormation(wishes: readonly Wish[], terms: CohesionTerms): Taken {
  const taken = nothingTaken(terms, wishes.length);
  for (const [i, wish] of wishes.entries()) {
    if (wish.pose === null || !isClear(taken, wish, wish.pose)) continue;
    const level = checkSpot(wish.circle, wish.pose);
    if (!('code' in level)) take(taken, i, wish, wish.pose, level);
  }
  return taken;
}

/** A place in the rings, tried when first asked for; null if it is not legal for a base. */
interface RingPlace {
  readonly pose: Pose;
  /** By what is asked of it: nearly always one thing. */
  tried: Map<Circle, Level | null> | null;
}

/** Centres of hexagonal rings about the origin, nearest first: where bases lie closest together. The same for all bases of their size. */
export function hexagons(pitch: number, most: number): readonly Point[] {
  let ofPitch = hexagonsOf.get(pitch);
  if (ofPitch === undefined) {
    ofPitch = new Map();
    hexagonsOf.set(pitch, ofPitch);
  }
  const known = ofPitch.get(most);
  if (known !== undefined) return known;
  const rings = Math.floor(most / (pitch * 0.8660254));
  const places: { readonly far: number; readonly x: number; readonly y: number }[] = [];
  for (let i = -2 * rings; i <= 2 * rings; i++) {
    for (let k = -rings; k <= rings; k++) {
      const x = (i + k / 2) * pitch;
      const y = k * pitch * 0.8660254037844386;
      const far = lengthOf(x, y);
      if (far <= most && (i !== 0 || k !== 0)) places.push({ far, x, y });
    }
  }
  places.sort((a, b) => a.far - b.far);
  ofPitch.set(most, places);
  return places;
}

/** By pitch, then by how far out they go: asked for at every place, and a number is slow to write as text. */
const hexagonsOf = new Map<number, Map<number, readonly Point[]>>();

/** How far apart bases stand in rings round a leader's. */
export function pitchOf(leader: Base, base: Base): number {
  return Math.max(2 * base.radius, leader.radius + base.radius) + AIR;
}

/** Rings round a leader, turned by some degrees. */
function ringsAbout({ leader, v }: Circle, turn: number): RingPlace[] {
  const pitch = pitchOf(leader.base, v.mover.base);
  const most = COHESION + leader.base.radius + v.mover.base.radius;
  const frame = { x: leader.pose.x, y: leader.pose.y, heading: turn };
  return hexagons(pitch, most).map(({ x, y }) => {
    const at = toWorld(frame, x, y);
    return { pose: snapPose({ x: at.x, y: at.y, heading: leader.pose.heading }), tried: null };
  });
}

/** The rings, and after a climb the foot of what was climbed. */
function placesNear(circle: Circle, { climbed }: CohesionTerms): RingPlace[] {
  const rings = ringsAbout(circle, 0);
  if (climbed === null) return rings;
  return [...rings, ...alongPiece(circle, climbed.piece).map((pose) => ({ pose, tried: null }))];
}

function levelOf(circle: Circle, place: RingPlace): Level | null {
  const known = place.tried?.get(circle);
  if (known !== undefined) return known;
  const checked = checkSpot(circle, place.pose);
  const level = 'code' in checked ? null : checked;
  place.tried ??= new Map();
  place.tried.set(circle, level);
  return level;
}

/** The place among some that is nearest to a wish, free and legal; without a wish, the first. */
function nearestPlace(places: readonly RingPlace[], wish: Wish, taken: Taken): RingPlace | null {
  let best: RingPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { pose } = wish;
    const far = pose === null ? 0 : lengthOf(place.pose.x - pose.x, place.pose.y - pose.y);
    if (far >= least || place.tried?.get(wish.circle) === null) continue;
    if (!isClear(taken, wish, place.pose) || levelOf(wish.circle, place) === null) continue;
    best = place;
    least = far;
  }
  return best;
}

/** Gives everybody who has no place yet one in the rings; false if somebody finds none. */
function fillRings(places: readonly RingPlace[], wishes: readonly Wish[], taken: Taken): boolean {
  for (const [i, wish] of wishes.entries()) {
    if (taken.spots[i] !== null) continue;
    const place = nearestPlace(places, wish, taken);
    const level = place === null ? null : levelOf(wish.circle, place);
    if (place === null || level === null) return false;
    take(taken, i, wish, place.pose, level);
  }
  return true;
}

function wishesOf(scene: Scene, leader: Miniature, others: readonly Miniature[], terms: CohesionTerms): Wish[] {
  const before = scene.miniatures.find(({ id }) => id === leader.id);
  let circle: Circle | null = null;
  return others.map((mini) => {
    if (circle === null || circle.v.mover.base !== mini.base) circle = circleOf(scene, leader, mini, terms);
    if (before === undefined) return { mini, circle, pose: null };
    const x = leader.pose.x + mini.pose.x - before.pose.x;
    const y = leader.pose.y + mini.pose.y - before.pose.y;
    return { mini, circle, pose: snapPose({ x, y, heading: leader.pose.heading }) };
  });
}

/** The spots, if everybody has one. */
function complete({ spots }: Taken): readonly Spot[] | null {
  const placed: Spot[] = [];
  for (const spot of spots) {
    if (spot === null) return null;
    placed.push(spot);
  }
  return placed;
}

/** The spots, if everybody has one: those who stay where their leader climbed from as close to it as they find room (legion.cohesion.18). */
function gathered(wishes: readonly Wish[], { climbed, staying }: CohesionTerms, taken: Taken): readonly Spot[] | null {
  const spots = complete(taken);
  if (spots === null || climbed === null) return spots;
  const close = [...spots];
  // Whoever comes nearer leaves a place that another may want.
  for (let again = true, round = 0; again && round < GATHERINGS; round++) {
    again = false;
    for (const [i, spot] of close.entries()) {
      const circle = wishes[i]?.circle;
      const others = close.flatMap((one, k) => (k === i ? [] : shapeOf(wishes, one, k)));
      const stay = staying.map(({ base, pose }) => placedShape(base.shape, pose));
      const nearer = circle ? nearerToClimb(circle, spot, [...others, ...stay]) : null;
      if (nearer === null) continue;
      close[i] = nearer;
      again = true;
    }
  }
  return close;
}

const GATHERINGS = 12;

function shapeOf(wishes: readonly Wish[], { pose }: Spot, index: number): readonly Shape[] {
  const base = wishes[index]?.mini.base;
  return base ? [placedShape(base.shape, pose)] : [];
}

/** Packs everybody as tightly as a search finds, whoever goes where: each takes the place nearest to the wish. */
function pack(wishes: readonly Wish[], terms: CohesionTerms, circle: Circle, pitch: number): readonly Spot[] | null {
  const places = packAbout(circle, wishes.length, pitch);
  if (places === null) return null;
  const taken = nothingTaken(terms, wishes.length);
  const ringed = places.map(({ pose, level }) => ({ pose, tried: new Map([[circle, level]]) }));
  return fillRings(ringed, wishes, taken) ? gathered(wishes, terms, taken) : null;
}

/** Pitches of the search for a packing (mm). */
const PITCHES: readonly number[] = [5, 2];

/**
 * Places in cohesion for the other miniatures of a unit whose leader stands at `leader` now, or null if none are found: the old
 * formation shifted (its old places are those in the scene; a unit that is not there yet has none); else the rest on rings
 * about the leader; else all of them on rings, turned by steps of ten degrees. Where that fails, a `thorough` search packs them:
 * it takes milliseconds, so bots that only filter do without.
 */
export function proposeCohesion(
  scene: Scene,
  leader: Miniature,
  others: readonly Miniature[],
  terms: CohesionTerms = cohesionTerms(),
  effort: 'quick' | 'thorough' = 'thorough',
): readonly Spot[] | null {
  const [first] = others;
  if (first === undefined) return [];
  const wishes = wishesOf(scene, leader, others, terms);
  const circle = wishes[0]?.circle ?? circleOf(scene, leader, first, terms);
  const shifted = shiftFormation(wishes, terms);
  if (complete(shifted) !== null || fillRings(placesNear(circle, terms), wishes, shifted))
    return gathered(wishes, terms, shifted);
  for (let turn = 0; turn < 60; turn += 10) {
    const taken = nothingTaken(terms, wishes.length);
    if (fillRings(ringsAbout(circle, turn), wishes, taken)) return gathered(wishes, terms, taken);
  }
  if (effort === 'quick') return null;
  for (const pitch of PITCHES) {
    const packed = pack(wishes, terms, circle, pitch);
    if (packed !== null) return packed;
  }
  return null;
}

/** Places of the first two rings. */
const TWO_RINGS = 18;

/** Whether so many places of the first rings are free: then everybody finds one. */
function ringsHold(circle: Circle, count: number): boolean {
  const { leader, v } = circle;
  const pitch = pitchOf(leader.base, v.mover.base);
  const most = COHESION + leader.base.radius + v.mover.base.radius;
  const { x, y, heading } = leader.pose;
  let free = 0;
  let tried = 0;
  for (const at of hexagons(pitch, most)) {
    if (tried++ >= TWO_RINGS) return false;
    const pose = snapPose({ x: x + at.x, y: y + at.y, heading });
    if (!('code' in checkSpot(circle, pose)) && ++free >= count) return true;
  }
  return false;
}

/** Whether a quick search would find places in cohesion: asked of many ends, where nobody needs to know which places. */
export function findsCohesion(
  scene: Scene,
  leader: Miniature,
  others: readonly Miniature[],
  terms: CohesionTerms = cohesionTerms(),
): boolean {
  const [first] = others;
  if (first === undefined) return true;
  const areAlike = terms.staying.length === 0 && others.every(({ base }) => base === first.base);
  if (areAlike && ringsHold(circleOf(scene, leader, first, terms), others.length)) return true;
  return proposeCohesion(scene, leader, others, terms, 'quick') !== null;
}
