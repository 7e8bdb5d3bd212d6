import type { RequestView } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../ui.ts';
import { isComplete, likelyFirst, withMark } from './picking.ts';
import { currentPlace, isListed, nearestPlace, nudged, stepped } from './placing.ts';

const EMPTY: Draft = { keys: [], poses: null, refusal: undefined };
const pose = (x: number, y: number, heading = 0) => ({ x, y, heading });

const place: Extract<RequestView, { kind: 'place' }> = {
  kind: 'place',
  seat: 0,
  topic: 'place',
  rule: 'kernel.turn.1',
  pieces: ['a'],
  candidates: [
    { key: 'one', poses: [pose(10, 10)] },
    { key: 'two', poses: [pose(20, 20)] },
  ],
  refused: [],
  free: true,
};

it('the nearest place is the candidate closest to where the first piece stands, and there is none without candidates', () => {
  expect(nearestPlace(place, [pose(14, 14)])?.key).toBe('one');
  expect(nearestPlace(place, [pose(16, 16)])?.key).toBe('two');
  expect(nearestPlace({ ...place, candidates: [] }, [pose(16, 16)])).toBeNull();
});

it('few places have a button each, unless pieces go anywhere or the game draws them', () => {
  expect(isListed(place, false)).toBe(false);
  expect(isListed({ ...place, free: false }, false)).toBe(true);
  expect(isListed({ ...place, free: false }, true)).toBe(false);
});

describe('picking', () => {
  it('marks and unmarks, and never marks more than allowed', () => {
    expect(withMark(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(withMark(['a', 'b'], 'a', 2)).toEqual(['b']);
    expect(withMark(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
    expect(withMark(['a'], 'b', 1)).toEqual(['b']);
  });

  it('knows when enough is marked', () => {
    expect(isComplete({ min: 0, max: 2 }, [])).toBe(true);
    expect(isComplete({ min: 1, max: 2 }, [])).toBe(false);
    expect(isComplete({ min: 1, max: 2 }, ['a', 'b', 'c'])).toBe(false);
  });

  it('puts the likely option first and leaves the others in order', () => {
    const options = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
    expect(likelyFirst(options, 'c').map(({ key }) => key)).toEqual(['c', 'a', 'b']);
    expect(likelyFirst(options, null)).toBe(options);
  });
});

describe('placing', () => {
  it('answers with what the pieces stand at', () => {
    expect(currentPlace(place, EMPTY)).toBeNull();
    expect(currentPlace(place, { ...EMPTY, keys: ['two'] })).toBe('two');
    expect(currentPlace(place, { ...EMPTY, poses: [pose(1, 2)] })).toEqual([pose(1, 2)]);
    expect(currentPlace(place, { ...EMPTY, keys: ['gone'] })).toBeNull();
  });

  it('steps through the candidates and around', () => {
    expect(stepped(place, EMPTY, 1)).toBe('one');
    expect(stepped(place, EMPTY, -1)).toBe('two');
    expect(stepped(place, { ...EMPTY, keys: ['two'] }, 1)).toBe('one');
  });

  it('moves and turns by keys, finely with Shift, the right way round for both sides', () => {
    const press = (key: string, shiftKey = false, upsideDown = false) =>
      nudged(place, { ...EMPTY, keys: ['one'] }, { key, shiftKey }, upsideDown);
    expect(press('ArrowUp')).toEqual([pose(10, 20)]);
    expect(press('ArrowUp', true)).toEqual([pose(10, 11)]);
    expect(press('ArrowUp', false, true)).toEqual([pose(10, 0)]);
    expect(press(',')).toEqual([pose(10, 10, 345)]);
    expect(press('x')).toBeNull();
    // Several keep their formation.
    const two = nudged(place, { ...EMPTY, poses: [pose(0, 0), pose(20, 0)] }, { key: '.', shiftKey: false }, false);
    expect(two?.map(({ heading }) => heading)).toEqual([15, 15]);
    expect(two?.[0]?.y).toBeGreaterThan(0);
    expect(two?.[1]?.y).toBeLessThan(0);
  });
});
