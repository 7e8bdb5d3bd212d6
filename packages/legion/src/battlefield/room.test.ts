import { disc } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { block, box, IMPASSABLE, mini, sceneOf } from '../../test/field.ts';
import { crowdAbout, isDeserted } from './room.ts';

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
