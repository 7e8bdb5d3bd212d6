import { expect, test } from 'vitest';
import { randomFrom } from '../test/cases.ts';
import { type Look, meetsFirst, randomLook } from '../test/looks.ts';
import { View } from './view.ts';
import { containsPoint } from './within.ts';

const view = new View();

function shareOf({ eye, target, others }: Look): number {
  view.look(eye, target);
  for (const other of others) view.add(other);
  return view.shareSeen();
}

/** The share of rays through the image of a target that meet it before anything else. */
function shareOfRays(look: Look, random: () => number, rays: number): number {
  const { eye, target } = look;
  view.look(eye, target);
  const { x: wx, y: wy } = view.ahead;
  // From above or below, the image is the face of the target in its own size.
  const upright = containsPoint(target.footprint, eye.x, eye.y);
  const face = (eye.z > target.top ? target.top : target.bottom) - eye.z;
  const { minX, minY, maxX, maxY } = view.target;
  let met = 0;
  let first = 0;
  while (met < rays) {
    const u = minX + (maxX - minX) * random();
    const v = minY + (maxY - minY) * random();
    const meets = meetsFirst(look, upright ? { x: u, y: v, z: face } : { x: wx - u * wy, y: wy + u * wx, z: v });
    if (meets === undefined) continue;
    met++;
    if (meets) first++;
  }
  return first / rays;
}

test.each([
  ['a disc', {}],
  ['an oblong base', { oblong: true }],
  ['a disc from above or below', { over: true }],
  ['an oblong base from above or below', { over: true, oblong: true }],
])('what is seen of %s is the share of rays that meet it first', (_, options) => {
  const random = randomFrom(5);
  const RAYS = 500;
  let partly = 0;
  for (let i = 0; i < 250; i++) {
    const look = randomLook(random, options);
    const share = shareOf(look);
    if (share > 0.01 && share < 0.99) partly++;
    const rays = shareOfRays(look, random, RAYS);
    const spread = 5 * Math.sqrt((share * (1 - share)) / RAYS) + 0.004;
    expect(Math.abs(rays - share), `look ${i}: ${share} seen, ${rays} of the rays`).toBeLessThan(spread);
  }
  expect(partly).toBeGreaterThan(30);
});
