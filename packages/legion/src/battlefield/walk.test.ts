import { containsPoint, disc, type Pose, penetrationDepth } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { block, box, kindOf, mini, randomFrom, sceneOf } from '../../test/field.ts';
import type { Miniature, PlacedPart } from './model.ts';
import { moveOf } from './moves.ts';
import { passingPart } from './passing.ts';
import { isStep, vicinityOf } from './vicinity.ts';
import { walkLeg } from './walk.ts';

const STEPS = 800;

/** Goes a way by small steps: whether a base somewhat wider (or narrower) comes through, and at what height it ends. */
function stepped(mover: Miniature, parts: readonly PlacedPart[], end: Pose, wider: number): number | null {
  const move = moveOf('standard', 2);
  let z = mover.z;
  for (let i = 0; i <= STEPS; i++) {
    const x = mover.pose.x + (i / STEPS) * (end.x - mover.pose.x);
    const y = mover.pose.y + (i / STEPS) * (end.y - mover.pose.y);
    const tops = parts.filter(({ stand, footprint }) => stand && containsPoint(footprint, x, y)).map(({ top }) => top);
    const next = Math.max(
      0,
      ...tops.filter((top) => top <= z + (mover.type === 'ground' ? mover.height / 2 : mover.height)),
    );
    if (!isStep(mover, move, mover.z, z, next)) return null;
    z = next;
    const base = disc(x, y, mover.base.radius + wider);
    for (const part of parts) {
      if (passingPart(mover, part, z, mover.z, move) === 'stops' && penetrationDepth(base, part.footprint) > 0)
        return null;
    }
  }
  return z;
}

test('a walk over steps, terraces and walls goes as far as small steps go, and ends as high', () => {
  const random = randomFrom(41);
  const seen = { free: 0, stopped: 0, raised: 0 };
  for (let i = 0; i < 600; i++) {
    const place = () => 450 + 150 * random();
    const parts = Array.from({ length: 6 }, (_, k) =>
      block(
        `p${k}`,
        k % 2 === 0
          ? box(place(), place(), 30 + 80 * random(), 20 + 60 * random(), 360 * random())
          : disc(place(), place(), 10 + 30 * random()),
        [15, 30, 45, 70, 100, 200][k] ?? 30,
        kindOf('hill'),
        { stand: k < 5, bottom: k === 5 ? 60 : 0 },
      ),
    );
    const mover = mini('luke-1', 440, 440, i % 3 === 0 ? { type: 'ground' } : {});
    const end = { x: 440 + 160 * random(), y: 440 + 160 * random(), heading: 0 };
    const v = vicinityOf(sceneOf([mover], parts), mover, moveOf('standard', 2), mover.pose, 300);
    const walked = walkLeg(v, mover.pose, end, { on: null, z: 0 });
    if (walked.stopped === null) {
      seen.free++;
      if (walked.z > 0) seen.raised++;
      expect(stepped(mover, parts, end, -0.4), `case ${i}`).toBe(walked.z);
    } else {
      seen.stopped++;
      expect(stepped(mover, parts, end, 0.4), `case ${i}`).toBeNull();
    }
  }
  expect(seen.free).toBeGreaterThan(100);
  expect(seen.stopped).toBeGreaterThan(100);
  expect(seen.raised).toBeGreaterThan(20);
});
