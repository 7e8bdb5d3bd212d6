import { describe, expect, it } from 'vitest';
import { type BaseSize, type Bearing, fullFlights, maneuverKey } from '../../src/index.ts';
import { flight } from './glide.ts';

const FROM = { x: 400, y: 300, heading: 30 };
const SIZES: readonly BaseSize[] = ['small', 'medium', 'large'];
const FLOWN: readonly (readonly [number, Bearing])[] = [
  [1, 'straight'],
  [5, 'straight'],
  [2, 'left-bank'],
  [3, 'right-turn'],
  [4, 'koiogran'],
  [3, 'left-segnor'],
  [2, 'right-tallon'],
  [1, 'reverse-straight'],
];

describe('a flight', () => {
  it('goes from where a ship stood to where it stands, whatever it flew', () => {
    for (const size of SIZES) {
      for (const [speed, bearing] of FLOWN) {
        const [end] = fullFlights(size, FROM, speed, bearing);
        if (!end) throw new Error(`No ${size} ship flies ${speed} ${bearing}.`);
        const poseAt = flight(size, FROM, end.pose, maneuverKey({ speed, bearing }));
        expect(poseAt(0)).toMatchObject({ x: expect.closeTo(FROM.x, 3), y: expect.closeTo(FROM.y, 3) });
        const last = poseAt(1);
        expect(last).toMatchObject({ x: expect.closeTo(end.pose.x, 3), y: expect.closeTo(end.pose.y, 3) });
        expect((last.heading - end.pose.heading + 720.001) % 360).toBeCloseTo(0.001, 2);
      }
    }
  });

  it('stops where others stopped the ship', () => {
    const to = { x: 400, y: 360, heading: 0 };
    const poseAt = flight('small', { x: 400, y: 300, heading: 0 }, to, '5-straight');
    expect(poseAt(1)).toEqual(to);
    expect(poseAt(0.5).y).toBeLessThan(360);
  });
});
