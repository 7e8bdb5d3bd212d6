import { containsPoint } from '@rangefinder/geometry';
import { expect, it } from 'vitest';
import { unitCover } from '../src/battlefield/cover.ts';
import type { Cover, Miniature, Scene } from '../src/battlefield/model.ts';
import { touchesPart } from '../src/battlefield/range.ts';
import { blockersOf, SEEN, sees, shareSeen } from '../src/battlefield/sight.ts';
import { randomAttack } from './battles.ts';
import { RayScene } from './rays.ts';

it('agrees with rays but where what decides lies between two of them', () => {
  let hidden = 0;
  let between = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { scene, attackers, defenders } = randomAttack(seed);
    const rays = new RayScene(scene.parts);
    for (const viewer of attackers) {
      for (const target of defenders) {
        const seen = sees(scene, viewer, target);
        if (!seen) hidden++;
        const { seen: reached } = rays.sample(viewer, target, 10);
        if (seen === reached > 0) continue;
        between++;
        const where = `battle ${seed}, ${viewer.id} to ${target.id}, ${shareSeen(scene, viewer, target)} seen`;
        // No ray ever reaches what is hidden, and a hundred times as many reach what is seen.
        expect(seen, where).toBe(true);
        if (shareSeen(scene, viewer, target) > 10 * SEEN) {
          expect(rays.sample(viewer, target, 100).seen, where).toBeGreaterThan(0);
        }
      }
    }
  }
  expect(hidden).toBeGreaterThan(150);
  expect(between).toBeLessThan(30);
});

it('names every piece that stops a ray', () => {
  for (let seed = 101; seed <= 130; seed++) {
    const { scene, attackers, defenders } = randomAttack(seed);
    const rays = new RayScene(scene.parts);
    const [leader] = attackers as readonly [Miniature, ...Miniature[]];
    for (const target of defenders) {
      const found = new Set(
        blockersOf(scene, leader, target).map((by) => (by.kind === 'part' ? by.part.piece.id : by.miniature.unit)),
      );
      for (const piece of rays.sample(leader, target, 30).pieces) {
        expect(found, `battle ${seed}, ${target.id}`).toContain(piece);
      }
    }
  }
});

/** The heaviest cover of what stops a ray and holds a point of the line between the centres, one piece at a time. */
function coverByRays({ parts }: Scene, leader: Miniature, target: Miniature, side: number): Cover {
  let best: Cover = 'none';
  for (const piece of new Set(parts.map((part) => part.piece.id))) {
    const own = parts.filter((part) => part.piece.id === piece);
    const cover = own[0]?.kind.cover[target.type] ?? 'none';
    if (cover === 'none' || best === 'heavy' || own.some((part) => touchesPart(leader, part))) continue;
    const crossed = Array.from({ length: 1999 }, (_, i) => (i + 1) / 2000).some((f) => {
      const x = leader.pose.x + f * (target.pose.x - leader.pose.x);
      const y = leader.pose.y + f * (target.pose.y - leader.pose.y);
      return own.some(({ footprint }) => containsPoint(footprint, x, y));
    });
    if (crossed && new RayScene(own).sample(leader, target, side).pieces.has(piece)) best = cover;
  }
  return best;
}

it('finds the same cover as rays and points along the line between the centres', () => {
  const found = { none: 0, light: 0, heavy: 0 };
  let between = 0;
  for (let seed = 201; seed <= 260; seed++) {
    const { scene, attackers, defenders } = randomAttack(seed);
    const [leader] = attackers as readonly [Miniature, ...Miniature[]];
    for (const [i, { seen, obscured }] of unitCover(scene, leader, defenders).minis.entries()) {
      const target = defenders[i];
      if (!seen || target === undefined) continue;
      found[obscured]++;
      if (coverByRays(scene, leader, target, 10) === obscured) continue;
      between++;
      expect(coverByRays(scene, leader, target, 100), `battle ${seed}, ${target.id}`).toBe(obscured);
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(3);
  expect(between).toBeLessThan(10);
});
