import { disc, outerRadius, type Shape } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { block, box, IMPASSABLE, mini, sceneOf } from '../../test/field.ts';
import { BASES } from './bases.ts';
import { crowdAbout, isFreeAt, isRoundFree } from './room.ts';

test('a base may stand where neither terrain nor bases nor tokens nor an edge touch it; one’s own unit is nobody', () => {
  const scene = sceneOf(
    [mini('rebel-1', 500, 300), mini('storm-1', 900, 300)],
    [block('rock', box(500, 600, 20, 20), 60, IMPASSABLE)],
  );
  const isFree = (x: number, y: number) => {
    const crowd = crowdAbout(scene, 'storm', [disc(900, 600, 10)], { x, y }, 200);
    return isFreeAt(crowd, BASES[27], { x, y });
  };
  // The rebel, the rock, the token: from the rim on.
  expect([isFree(527.05, 300), isFree(527.15, 300)]).toEqual([false, true]);
  expect([isFree(523.5, 600), isFree(523.7, 600)]).toEqual([false, true]);
  expect([isFree(923.5, 600), isFree(923.7, 600)]).toEqual([false, true]);
  expect(isFree(900, 300)).toBe(true);
  // The edges, each from within.
  expect([isFree(13.4, 450), isFree(13.5, 450)]).toEqual([false, true]);
  expect([isFree(1786.6, 450), isFree(1786.5, 450)]).toEqual([false, true]);
  expect([isFree(1400, 13.4), isFree(1400, 13.5)]).toEqual([false, true]);
  expect([isFree(1400, 886.6), isFree(1400, 886.5)]).toEqual([false, true]);
});

test('so many find room round a leader as there are places in contact that nothing touches, nor the way to them', () => {
  // A wall east of the leader, as near as some millimetres to the two places on that side.
  const beside = (x: number) =>
    sceneOf([mini('storm-1', 900, 300)], [block('wall', box(x, 300, 2, 200), 60, IMPASSABLE)]);
  const frees = (x: number, count: number, at = { x: 900, y: 300 }) =>
    isRoundFree(crowdAbout(beside(x), 'storm', [], at, 200), BASES[27], BASES[27], at, count);
  expect([frees(1000, 6), frees(1000, 7)]).toEqual([true, false]);
  // The eastern place reaches to 940.51, those beside it on that side to 927.
  expect([frees(942, 6), frees(941, 6), frees(941, 5)]).toEqual([true, false, true]);
  expect([frees(929, 5), frees(928, 5)]).toEqual([true, false]);
  expect([frees(928, 3), frees(928, 4)]).toEqual([true, false]);
  // A token in the notch between the leader and the eastern place touches neither: it lies in the way, and on the place beside.
  const post = crowdAbout(beside(1000), 'storm', [disc(913.5, 314.3, 1)], { x: 900, y: 300 }, 200);
  const past = (count: number) => isRoundFree(post, BASES[27], BASES[27], { x: 900, y: 300 }, count);
  expect([past(4), past(5)]).toEqual([true, false]);
  // At an edge the places beyond it are none.
  const corner = { x: 20, y: 300 };
  expect([frees(1000, 3, corner), frees(1000, 4, corner)]).toEqual([true, false]);
  // In a zone that ends at the middle of the leader only the places wholly on this side of it count.
  const zone = (base: Shape) => base.x + outerRadius(base) <= 900;
  const within = (count: number) =>
    isRoundFree(
      crowdAbout(beside(1000), 'storm', [], { x: 900, y: 300 }, 200),
      BASES[27],
      BASES[27],
      { x: 900, y: 300 },
      count,
      zone,
    );
  expect([within(3), within(4)]).toEqual([true, false]);
});
