import { expect, it } from 'vitest';
import { miniature } from '../../test/scenes.ts';
import { ARCS, inArc } from './arcs.ts';
import type { Miniature } from './model.ts';

/** The arcs of one miniature that another's base is in, clockwise from the front. */
const arcsTo = (of: Miniature, target: Miniature) => ARCS.filter((arc) => inArc(of, arc, target));

const walker = miniature({ x: 100, y: 100, size: 100, type: 'ground' });

it.each([
  [0, 200, ['front']],
  [200, 0, ['right']],
  [0, -200, ['rear']],
  [-200, 0, ['left']],
  // On the line between two arcs a base is in both.
  [200, 200, ['front', 'right']],
  [-200, -200, ['rear', 'left']],
])('finds a base at (%i, %i) in %j', (x, y, arcs) => {
  expect(arcsTo(walker, miniature({ x: 100 + x, y: 100 + y }))).toEqual(arcs);
});

it('needs more than a touch of the line', () => {
  const beside = (off: number) => miniature({ x: 300 + off * Math.SQRT1_2, y: 300 - off * Math.SQRT1_2 });
  expect(inArc(walker, 'front', beside(13.4))).toBe(true);
  expect(inArc(walker, 'front', beside(13.5))).toBe(false);
});

it('turns with its base', () => {
  const turned = { ...walker, pose: { ...walker.pose, heading: 90 } };
  expect(arcsTo(turned, miniature({ x: 300, y: 100 }))).toEqual(['front']);
  expect(arcsTo(turned, miniature({ x: 100, y: 300 }))).toEqual(['left']);
});

it('has an oblong base in every arc that it reaches into', () => {
  const tank = { x: 100, y: 280, size: '100x175', type: 'ground' } as const;
  expect(arcsTo(walker, miniature(tank))).toEqual(['front']);
  expect(arcsTo(walker, miniature({ ...tank, x: 200 }))).toEqual(['front', 'right']);
  expect(arcsTo(walker, miniature({ ...tank, x: 230, y: 150 }))).toEqual(['front', 'right']);
});

it('has no arcs without notches', () => {
  expect(arcsTo(miniature({ x: 0, y: 0 }), walker)).toEqual([]);
});

it('is in at least one arc wherever it is', () => {
  for (let i = 0; i < 360; i++) {
    const pose = { x: 3 * i - 500, y: ((i * 37) % 400) - 200 };
    const arcs = arcsTo({ ...walker, pose: { ...walker.pose, heading: i } }, miniature(pose));
    expect(arcs.length).toBeGreaterThan(0);
  }
});
