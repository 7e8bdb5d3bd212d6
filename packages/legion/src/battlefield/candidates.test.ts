import { headingOf } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { block, box, kindOf, mini, round, sceneOf } from '../../test/field.ts';
import { moveCandidates } from './candidates.ts';
import { moveOf } from './moves.ts';

test('a base with a facing may end in contact with a foe on either side of it, and names nobody whom it does not touch', () => {
  const rider = mini('rider-1', 500, 300, { base: round(50), type: 'creature' });
  const endsAt = (x: number, y: number) => {
    const foe = mini('rebel-1', x, y, { seat: 1 });
    const ends = moveCandidates(sceneOf([rider, foe]), rider, moveOf('standard', 1, { melee: ['rebel'] }));
    return ends.filter(({ key }) => key.startsWith('contact:')).map(({ path }) => path.contact);
  };
  const [right, left, ahead, behind] = [endsAt(580, 370), endsAt(420, 370), endsAt(500, 400), endsAt(500, 200)];
  expect(right.length).toBeGreaterThan(0);
  expect(left).toHaveLength(right.length);
  expect(ahead.length).toBeGreaterThan(0);
  expect(behind).toEqual([]);
  for (const contact of [...right, ...left, ...ahead]) expect(contact).toEqual(['rebel-1']);
});

test('in the open a trooper may go all round the whole way, and in every other direction half of it', () => {
  const luke = mini('luke-1', 500, 300);
  const ends = moveCandidates(sceneOf([luke]), luke, moveOf('standard', 2)).filter(({ key }) => key !== 'stay');
  const along = (travel: number) =>
    ends
      .filter(({ path }) => Math.abs(path.travel - travel) < 0.01)
      .map(({ pose }) => Math.round(headingOf(pose.x - 500, pose.y - 300)) % 360)
      .sort((a, b) => a - b);
  expect(along(152)).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
  expect(along(76)).toEqual([0, 60, 120, 180, 240, 300]);
  expect(ends).toHaveLength(18);
});

test('a trooper may hide from the nearest two of its foes, in whatever order they are named', () => {
  const wall = block('wall', box(560, 300, 10, 60), 90, kindOf('wall'));
  const luke = mini('luke-1', 500, 300);
  const foes = [900, 1100, 800].map((x, i) => mini(`rebel-${i}`, x, 300 + i, { seat: 1 }));
  const hidden = (order: readonly number[]) => {
    const scene = sceneOf([luke, ...order.flatMap((i) => foes[i] ?? [])], [wall]);
    const keys = moveCandidates(scene, luke, moveOf('standard', 2)).map(({ key }) => key);
    return keys.filter((key) => key.startsWith('behind:'));
  };
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]) {
    expect(hidden(order)).toEqual(['behind:wall/0:rebel-2', 'behind:wall/0:rebel-0']);
  }
});

test('where terrain counts for whoever touches it, one may go to the foot of it on the shortest way', () => {
  const house = box(500, 600, 100, 40);
  const luke = mini('luke-1', 530, 430);
  const at = { x: 500, y: 600 };
  const ends = (shapes?: (typeof house)[]) =>
    moveCandidates(sceneOf([luke], [block('house', house, 90, kindOf('wall'))]), luke, moveOf('standard', 2), [
      { key: 'key', at, radius: 13.5, shapes },
    ]).filter(({ key }) => key === 'at:key');
  const [touching] = ends([house]);
  expect(touching?.pose.x).toBeCloseTo(530, 0);
  expect(580 - luke.base.radius - (touching?.pose.y ?? 0)).toBeLessThan(0.1);
  expect(ends()).toEqual([]);
});
