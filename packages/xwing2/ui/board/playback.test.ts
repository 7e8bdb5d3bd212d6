import { fullFlights, maneuverKey } from '@rangefinder/xwing';
import { describe, expect, it } from 'vitest';
import { pilotCard } from '../../src/cards/catalog.ts';
import { glide } from './playback.ts';

const FROM = { x: 400, y: 300, heading: 30 };

describe('a glide', () => {
  it('goes from where a ship stood to where it stands, whatever it flew', () => {
    for (const pilot of ['soontirfel', 'wedgeantilles', 'bountyhunter', 'omicrongrouppilot']) {
      const { dial, type } = pilotCard(pilot);
      for (const maneuver of dial) {
        const [flight] = fullFlights(type.size, FROM, maneuver.speed, maneuver.bearing);
        if (!flight) continue;
        const poseAt = glide(type.size, {
          type: 'maneuver',
          rule: 'xw2.maneuver.4',
          ship: 'one',
          maneuver: maneuverKey(maneuver),
          template: maneuverKey(maneuver),
          difficulty: maneuver.difficulty,
          full: true,
          from: FROM,
          to: flight.pose,
        });
        const start = poseAt(0);
        expect(start).toMatchObject({ x: expect.closeTo(FROM.x, 3), y: expect.closeTo(FROM.y, 3) });
        const end = poseAt(1);
        expect(end).toMatchObject({ x: expect.closeTo(flight.pose.x, 3), y: expect.closeTo(flight.pose.y, 3) });
        expect((end.heading - flight.pose.heading + 720.001) % 360).toBeCloseTo(0.001, 2);
      }
    }
  });

  it('stops where others stopped the ship', () => {
    const to = { x: 400, y: 360, heading: 0 };
    const poseAt = glide('small', {
      type: 'maneuver',
      rule: 'xw2.maneuver.4',
      ship: 'one',
      maneuver: '5-straight',
      template: '5-straight',
      difficulty: 'white',
      full: false,
      from: { x: 400, y: 300, heading: 0 },
      to,
    });
    expect(poseAt(1)).toEqual(to);
    expect(poseAt(0.5).y).toBeLessThan(360);
  });
});
