import { expect, it } from 'vitest';
import { marksOf } from '../../sessions/replay.ts';
import { roundFrom } from './usePlayer.ts';

const marks = marksOf([
  { decision: 2, event: { type: 'round', rule: 'salvage.setup.4' } },
  { decision: 4, event: { type: 'phase', rule: 'salvage.setup.4' } },
  { decision: 7, event: { type: 'round', rule: 'salvage.setup.4' } },
]);

it('counts rounds that bring no number', () => {
  expect(marks.map(({ kind, round }) => [kind, round])).toEqual([
    ['round', 1],
    ['phase', 1],
    ['round', 2],
  ]);
});

it.each([
  [0, 1, 2],
  [2, 1, 7],
  [7, 1, 10],
  [10, -1, 7],
  [7, -1, 2],
  [2, -1, 0],
] as const)('from decision %i by %i rounds to %i', (at, step, to) => {
  expect(roundFrom(marks, at, 10, step)).toBe(to);
});
