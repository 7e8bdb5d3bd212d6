import { boundingBox, type Pose } from '@rangefinder/geometry';
import type { Reposition, Side } from '@rangefinder/xwing';
import { describe, expect, it } from 'vitest';
import { refuse } from '../refusals.ts';
import { type RollFrame, rollAt, rollEnds } from './rolls.ts';

const START: Pose = { x: 400, y: 300, heading: 0 };
const small = (side: Side): RollFrame => ({ size: 'small', start: START, side, speed: 1 });
const large = (side: Side): RollFrame => ({ size: 'large', start: START, side, speed: 1 });
const anywhere = () => undefined;

/** Where the template lies: its edges left, right, rear and front. */
function templateOf({ way }: Reposition): readonly number[] {
  const [piece] = way.ground;
  if (piece?.kind !== 'polygon') throw new Error('There is no template.');
  const { minX, maxX, minY, maxY } = boundingBox(piece);
  return [minX, maxX, minY, maxY].map((edge) => Math.round(edge * 100) / 100);
}

/** The template may lie here alone, from its rear to its front edge. */
function onlyBetween(rear: number, front: number) {
  return (end: Reposition) => {
    const [, , minY = 0, maxY = 0] = templateOf(end);
    return minY >= rear && maxY <= front ? undefined : refuse('xw1.barrel-roll.6', 'obstacle-in-the-way');
  };
}

describe('the ends of a barrel roll that are offered', () => {
  it('of a small ship: a template’s length to the side, half a base forward or back', () => {
    const left = rollEnds(small('left'), anywhere);
    expect(left.map(({ key, pose }) => [key, pose.x, pose.y, pose.heading])).toEqual([
      ['roll:left:forward', 320, 320, 0],
      ['roll:left:middle', 320, 300, 0],
      ['roll:left:back', 320, 280, 0],
    ]);
    // Halfway between the two bases, its short side along them.
    expect(left.map(templateOf)).toEqual([
      [340, 380, 300, 320],
      [340, 380, 290, 310],
      [340, 380, 280, 300],
    ]);
    expect(rollEnds(small('right'), anywhere).map(templateOf)[1]).toEqual([420, 460, 290, 310]);
  });

  it('of a large ship: a template’s width to the side', () => {
    const right = rollEnds(large('right'), anywhere);
    expect(right.map(({ key, pose }) => [key, pose.x, pose.y])).toEqual([
      ['roll:right:forward', 500, 340],
      ['roll:right:middle', 500, 300],
      ['roll:right:back', 500, 260],
    ]);
    expect(right.map(templateOf)[1]).toEqual([440, 460, 280, 320]);
    expect(rollEnds(large('left'), anywhere).map(({ pose }) => pose.x)).toEqual([300, 300, 300]);
  });
});

describe('the template of a barrel roll', () => {
  it.each([
    ['as far forward as the base reaches', 300, 320],
    ['as far back', 280, 300],
    ['in between', 293, 315],
    ['in between, further back', 284, 306],
  ] as const)('lies where it can: %s', (_where, rear, front) => {
    const [, middle] = rollEnds(small('left'), onlyBetween(rear, front));
    const [, , minY = 0, maxY = 0] = middle ? templateOf(middle) : [];
    expect(minY).toBeGreaterThanOrEqual(rear);
    expect(maxY).toBeLessThanOrEqual(front);
  });

  it.each([
    ['further forward than the base', 301, 330],
    ['further back', 270, 299],
  ] as const)('lies nowhere else: %s', (_where, rear, front) => {
    const [, middle] = rollEnds(small('left'), onlyBetween(rear, front));
    // The first lay stands for all that are forbidden.
    expect(middle && templateOf(middle)).toEqual([340, 380, 290, 310]);
  });

  it('touches both bases: a ship that goes forward has less room for it', () => {
    const at = (rear: number, front: number) =>
      rollAt(small('left'), { x: 320, y: 312, heading: 0 }, onlyBetween(rear, front));
    const laid = (end: ReturnType<typeof at>) => ('way' in end ? templateOf(end).slice(2) : []);
    expect(laid(at(292, 312))).toEqual([292, 312]);
    expect(laid(at(300, 320))).toEqual([300, 320]);
    expect(laid(at(280, 311.9))).toEqual([296, 316]);
  });

  it('is not looked for where no lay helps', () => {
    let tried = 0;
    const edge = () => {
      tried++;
      return refuse('xw1.barrel-roll.8', 'leaves-play-area');
    };
    rollEnds(small('left'), edge);
    expect(tried).toBe(3);
  });
});

describe('a barrel roll to a pose', () => {
  const at = (pose: Pose) => {
    const end = rollAt(small('right'), pose, anywhere);
    return 'way' in end ? [end.key, end.about, end.pose] : end.rule;
  };
  const about = (position: string) => ({ move: 'barrel-roll', side: 'right', bend: null, position });

  it.each([
    [20, 2000, 'forward'],
    [6.67, 667, 'forward'],
    [6.66, 666, 'middle'],
    [0, 0, 'middle'],
    [-6.66, -666, 'middle'],
    [-6.67, -667, 'back'],
    [-20, -2000, 'back'],
  ] as const)('that gains %d mm', (gained, key, position) => {
    const pose = { x: 480, y: 300 + gained, heading: 0 };
    expect(at(pose)).toEqual([`roll:right:at:${key}`, about(position), pose]);
  });

  it.each([
    { x: 480, y: 320.02, heading: 0 },
    { x: 480, y: 279.98, heading: 0 },
    { x: 480.02, y: 300, heading: 0 },
    { x: 479.98, y: 300, heading: 0 },
    { x: 480, y: 300, heading: 0.02 },
    { x: 480, y: 300, heading: 359.98 },
    { x: 320, y: 300, heading: 0 },
  ])('that no template leads to', (pose) => {
    expect(at(pose)).toBe('xw1.barrel-roll.4');
  });

  it.each([
    { x: 480, y: 320.005, heading: 0 },
    { x: 480.005, y: 300, heading: 0 },
    { x: 480, y: 300, heading: 0.005 },
    { x: 480, y: 300, heading: 359.995 },
  ])('that is off by less than the grid', (pose) => {
    expect(at(pose)).toContain(pose);
  });
});
