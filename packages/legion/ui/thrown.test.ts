import { Match } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { legion } from '../src/index.ts';
import { thrownBy } from './thrown.ts';

it('each miniature that sees the target within reach brings the dice of its weapon, and no other brings any', () => {
  const setup = legion.parseSetup({
    position: {
      begun: true,
      units: [
        {
          id: 'storm',
          unit: 'stormtroopers',
          order: 'faceup',
          minis: [
            [500, 100, 0],
            [530, 100, 0],
            [560, 100, 0],
            [590, 100, 0],
          ],
        },
        { id: 'rebels', unit: 'rebel-troopers', seat: 1, minis: [[545, 300, 180]] },
        { id: 'far', unit: 'rebel-troopers', seat: 1, minis: [[545, 880, 180]] },
      ],
    },
  });
  const view = Match.start(legion, { setup, seed: 'ash' }, { events: false, checkpoints: false }).view(0);
  const dice = thrownBy(view, 'storm', 'rebels');
  expect([...dice.values()]).toEqual([['white'], ['white'], ['white'], ['white']]);
  expect(thrownBy(view, 'storm', 'far').size).toBe(0);
});
