import { expect, test } from 'vitest';
import { randomBase, randomFrom, randomQuad } from '../test/cases.ts';
import { disc } from './disc.ts';
import { penetrationDepth } from './overlap.ts';
import { placed, rectangle } from './polygon.ts';
import type { Shape } from './shape.ts';
import { insideOf, sweepMeets, swept, sweptDisc } from './sweep.ts';
import { containsPoint } from './within.ts';

test('a sweep meets what some step of it overlaps, and nothing else', () => {
  const random = randomFrom(3);
  let met = 0;
  for (let i = 0; i < 2000; i++) {
    const start: Shape = i % 2 === 0 ? disc(0, 0, 5 + 20 * random()) : randomQuad(random, 0, 0);
    const dx = 200 * (random() - 0.5);
    const dy = 200 * (random() - 0.5);
    const x = 300 * (random() - 0.5);
    const y = 300 * (random() - 0.5);
    const other: Shape = i % 3 === 0 ? disc(x, y, 5 + 20 * random()) : randomBase(random, x, y);
    let deepest = 0;
    for (let k = 0; k <= 100; k++) {
      const at = { x: (k / 100) * dx, y: (k / 100) * dy, heading: 0 };
      const here = start.kind === 'disc' ? disc(at.x, at.y, start.radius) : placed(start, at);
      deepest = Math.max(deepest, penetrationDepth(here, other));
    }
    const answer = sweepMeets(swept(start, dx, dy), other, 0.001);
    if (answer) met++;
    // A step is at most 1.5 mm: what lies deeper than that between two steps was seen by one of them.
    if (deepest > 0.001) expect(answer, `case ${i}`).toBe(true);
    else expect(sweepMeets(swept(start, dx, dy), other, 1.5), `case ${i}`).toBe(false);
  }
  expect(met).toBeGreaterThan(250);
});

test('a way that starts and ends far inside meets what it is in', () => {
  const field = rectangle(500, 500);
  expect(sweepMeets(sweptDisc(-20, 0, 20, 0, 13.5), field, 0.001)).toBe(true);
  expect(sweepMeets(sweptDisc(5, 5, 5, 5, 13.5), field, 0.001)).toBe(true);
  expect(sweepMeets(sweptDisc(400, 5, 400, 5, 13.5), field, 0.001)).toBe(false);
});

test('touching is not meeting', () => {
  const wall = placed(rectangle(10, 200), { x: 18.5, y: 0, heading: 0 });
  expect(sweepMeets(sweptDisc(0, -50, 0, 50, 13.5), wall, 0.001)).toBe(false);
  expect(sweepMeets(sweptDisc(0, -50, 0, 50, 13.502), wall, 0.001)).toBe(true);
});

test('where a line enters and leaves a shape', () => {
  const random = randomFrom(5);
  const differ: number[] = [];
  for (let i = 0; i < 1000; i++) {
    const shape: Shape = i % 2 === 0 ? disc(0, 0, 20) : randomQuad(random, 0, 0);
    const [ax, ay, bx, by] = Array.from({ length: 4 }, () => 120 * (random() - 0.5)) as [
      number,
      number,
      number,
      number,
    ];
    const [enter = 2, exit = 2] = insideOf(shape, ax, ay, bx, by);
    for (let k = 0.5; k < 50; k++) {
      const s = k / 50;
      if (Math.min(Math.abs(s - enter), Math.abs(s - exit)) < 1e-6) continue;
      if (containsPoint(shape, ax + s * (bx - ax), ay + s * (by - ay)) !== (s > enter && s < exit)) differ.push(i);
    }
  }
  expect(differ).toEqual([]);
});
