import { disc } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { block, box, IMPASSABLE, mini, sceneOf } from '../../test/field.ts';
import { BASES } from './bases.ts';
import { crowdAbout, isDeserted, isRoundFree } from './room.ts';

test('a place is deserted if neither terrain nor bases nor tokens nor an edge are near; one’s own unit is nobody', () => {
  const scene = sceneOf(
    [mini('rebel-1', 500, 300), mini('storm-1', 900, 300)],
    [block('rock', box(500, 600, 20, 20), 60, IMPASSABLE)],
  );
  const isEmpty = (x: number, y: number) => {
    const crowd = crowdAbout(scene, 'storm', [disc(900, 600, 10)], { x, y }, 200);
    return isDeserted(crowd, { x, y }, 50);
  };
  // The rebel, the rock, the token: from the rim on.
  expect([isEmpty(563, 300), isEmpty(564, 300)]).toEqual([false, true]);
  expect([isEmpty(559, 600), isEmpty(561, 600)]).toEqual([false, true]);
  expect([isEmpty(959, 600), isEmpty(961, 600)]).toEqual([false, true]);
  expect(isEmpty(900, 300)).toBe(true);
  // The edges, each from within.
  expect([isEmpty(49, 450), isEmpty(51, 450)]).toEqual([false, true]);
  expect([isEmpty(1751, 450), isEmpty(1749, 450)]).toEqual([false, true]);
  expect([isEmpty(1400, 49), isEmpty(1400, 51)]).toEqual([false, true]);
  expect([isEmpty(1400, 851), isEmpty(1400, 849)]).toEqual([false, true]);
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
});
