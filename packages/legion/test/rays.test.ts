import { expect, it } from 'vitest';
import type { Miniature } from '../src/battlefield/model.ts';
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
