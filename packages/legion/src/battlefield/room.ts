import { disc, distanceToPoint, type Point, type Shape, snapPose, sweepMeets, sweptDisc } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import { hexagons, pitchOf } from './formation.ts';
import { type Base, CONTACT, type Miniature, OVERLAP, type Scene } from './model.ts';
import { isNear } from './vicinity.ts';

/** Everything about some places that a unit could be in the way of, its own miniatures left out. */
export interface Crowd {
  readonly scene: Scene;
  readonly shapes: readonly Shape[];
}

/** What stands and lies within some distance of a point. */
export function crowdAbout(scene: Scene, unit: string, tokens: readonly Shape[], at: Point, reach: number): Crowd {
  const others = scene.miniatures.filter((mini) => mini.unit !== unit);
  const all = [...scene.parts.map(({ footprint }) => footprint), ...others.map(footprintOf), ...tokens];
  return { scene, shapes: all.filter((shape) => isNear(shape, at, reach)) };
}

/** Round a base there is room for six of its size. */
const ROUND = 6;

/** How much ground a leader needs about itself for the others to stand round it in contact; null where they cannot. */
export function roundOf(leader: Miniature, others: readonly Miniature[]): number | null {
  const [first] = others;
  if (first === undefined || others.length > ROUND || leader.base.shape.kind !== 'disc') return null;
  const { base } = first;
  if (base.shape.kind !== 'disc' || others.some((other) => other.base !== base)) return null;
  return pitchOf(leader.base, base) + base.radius + CONTACT;
}

/** Whether as many bases as there are others lie in a zone when they stand round a leader at a point. */
export function isRoundIn(
  zone: (base: Shape) => boolean,
  leader: Base,
  { x, y }: Point,
  others: readonly Miniature[],
): boolean {
  const [first] = others;
  if (first === undefined) return true;
  let inside = 0;
  const pitch = pitchOf(leader, first.base);
  for (const at of hexagons(pitch, pitch + CONTACT)) {
    const pose = snapPose({ x: x + at.x, y: y + at.y, heading: 0 });
    if (zone(disc(pose.x, pose.y, first.base.radius))) inside++;
  }
  return inside >= others.length;
}

/**
 * Whether nothing at all is within some distance of a point, neither terrain nor bases nor the edge: then a unit finds places in
 * cohesion there, and nobody needs to look for them one by one. A crowded place may do as well.
 */
export function isDeserted({ scene, shapes }: Crowd, { x, y }: Point, radius: number): boolean {
  if (x < radius || y < radius || x > scene.width - radius || y > scene.depth - radius) return false;
  return shapes.every((shape) => !isNear(shape, { x, y }, radius) || distanceToPoint(shape, x, y) > radius);
}

/**
 * Whether so many of the places in contact with a leader are free whose base stands on the ground at a point, and the straight ways
 * to them too: then a unit finds places in cohesion there. Neither edges nor anything that stands or lies about may touch them.
 */
export function isRoundFree(
  { scene, shapes }: Crowd,
  leader: Base,
  base: Base,
  { x, y }: Point,
  count: number,
): boolean {
  const pitch = pitchOf(leader, base);
  const { radius } = base;
  const near = shapes.filter((shape) => isNear(shape, { x, y }, pitch + radius + CONTACT));
  let free = 0;
  for (const at of hexagons(pitch, pitch + CONTACT)) {
    const { x: px, y: py } = snapPose({ x: x + at.x, y: y + at.y, heading: 0 });
    if (px < radius || py < radius || px > scene.width - radius || py > scene.depth - radius) continue;
    const isApart = (shape: Shape) => distanceToPoint(shape, px, py) > radius + CONTACT;
    if (!near.every(isApart)) continue;
    const way = near.length === 0 ? null : sweptDisc(x, y, px, py, radius);
    if (way !== null && near.some((shape) => sweepMeets(way, shape, OVERLAP))) continue;
    if (++free >= count) return true;
  }
  return false;
}
