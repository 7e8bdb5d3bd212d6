import type { Pose } from '@rangefinder/geometry';
import { middleOf } from '@rangefinder/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundOf, pushed, turned } from './group.ts';

const SQUAD: readonly Pose[] = [
  { x: 100, y: 100, heading: 0 },
  { x: 140, y: 100, heading: 90 },
  { x: 120, y: 160, heading: 350 },
];

const poses = fc.array(
  fc.record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    heading: fc.integer({ min: 0, max: 359 }),
  }),
  { minLength: 1, maxLength: 9 },
);

function distances(all: readonly Pose[]): number[] {
  return all.flatMap((a) => all.map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
}

describe('pieces that are placed together', () => {
  it('move one by one', () => {
    const moved = pushed(SQUAD, 1, 10, -5);
    expect(moved).toEqual([SQUAD[0], { x: 150, y: 95, heading: 90 }, SQUAD[2]]);
    expect(turned(SQUAD, 2, 15)[2]).toEqual({ x: 120, y: 160, heading: 5 });
  });

  it('move as one', () => {
    expect(pushed(SQUAD, 'all', 1, 2)).toEqual(SQUAD.map(({ x, y, heading }) => ({ x: x + 1, y: y + 2, heading })));
  });

  it('turn about their middle, each with them', () => {
    const [first] = turned(SQUAD, 'all', 90);
    // From the left of the middle and below it to its left and above.
    expect(first).toEqual({ x: expect.closeTo(100, 6), y: expect.closeTo(140, 6), heading: 90 });
  });

  it('keep their formation and their middle, however they are turned', () => {
    fc.assert(
      fc.property(poses, fc.integer({ min: -720, max: 720 }), (all, degrees) => {
        const after = turned(all, 'all', degrees);
        const [was, is] = [middleOf(all), middleOf(after)];
        expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(1e-6);
        expect(distances(after)).toEqual(distances(all).map((apart) => expect.closeTo(apart, 6)));
        for (const { heading } of after) expect(heading >= 0 && heading < 360).toBe(true);
      }),
    );
  });

  it('stand on ground that holds all of them, though they stand in a row', () => {
    const row = [0, 50, 100].map((x) => ({ x, y: 0, heading: 0 }));
    const ground = groundOf(row, 20);
    expect(Math.max(...ground.points)).toBeCloseTo(120, 6);
    expect(Math.min(...ground.points)).toBeCloseTo(-20, 6);
  });
});
