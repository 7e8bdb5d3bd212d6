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

/** Whether nothing at all lies under a base at a point or touches it, neither terrain nor bases nor tokens nor an edge: then it may stand there. */
export function isFreeAt({ scene, shapes }: Crowd, { radius }: Base, at: Point): boolean {
  return isInside(scene, at, radius) && isApart(shapes, at, radius + CONTACT);
}

/** Whether a point is further from all shapes than so much. */
function isApart(shapes: readonly Shape[], at: Point, reach: number): boolean {
  for (const shape of shapes) {
    if (isNear(shape, at, reach) && distanceToPoint(shape, at.x, at.y) <= reach) return false;
  }
  return true;
}

function isInside({ width, depth }: Scene, { x, y }: Point, radius: number): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= depth - radius;
}

/**
 * Whether so many of the places in contact with a leader are free whose base stands on the ground at a point, and the straight ways
 * to them too: then a unit finds places in cohesion there, and nobody needs to look for them one by one. Neither edges nor anything
 * that stands or lies about may touch them, and they lie in the zone if there is one.
 */
export function isRoundFree(
  { scene, shapes }: Crowd,
  leader: Base,
  base: Base,
  at: Point,
  count: number,
  zone: ((base: Shape) => boolean) | null = null,
): boolean {
  const pitch = pitchOf(leader, base);
  const { radius } = base;
  const reach = pitch + radius + CONTACT;
  const near = shapes.filter((shape) => isNear(shape, at, reach));
  let free = 0;
  for (const { x, y } of hexagons(pitch, pitch + CONTACT)) {
    const place = snapPose({ x: at.x + x, y: at.y + y, heading: 0 });
    if (!isInside(scene, place, radius) || !isApart(near, place, radius + CONTACT)) continue;
    if (zone !== null && !zone(disc(place.x, place.y, radius))) continue;
    const way = near.length === 0 ? null : sweptDisc(at.x, at.y, place.x, place.y, radius);
    if (way !== null && near.some((shape) => sweepMeets(way, shape, OVERLAP))) continue;
    if (++free >= count) return true;
  }
  return false;
}
