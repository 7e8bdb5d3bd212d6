import { Match } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { legion } from '../src/index.ts';
import { sightBetween } from './sight.ts';

const SQUAD = [0, 30, 60, 90];

/** Which attackers see nobody, and what hides the rebels from them, with such terrain between. */
function hiders(terrain: readonly object[]) {
  const units = [
    { id: 'storm', unit: 'stormtroopers', order: 'faceup', minis: SQUAD.map((x) => [500 + x, 300, 0]) },
    { id: 'rebels', unit: 'rebel-troopers', seat: 1, minis: SQUAD.map((x) => [500 + x, 700, 180]) },
  ];
  const setup = legion.parseSetup({ position: { begun: true, units, terrain } });
  const match = Match.start(legion, { setup, seed: 'sight' }, { events: false, checkpoints: false });
  return sightBetween(match.view(0), 'storm', 'rebels')?.viewers.map(({ hiddenBy }) => hiddenBy);
}

it('whoever sees nobody is told what hides them', () => {
  expect(hiders([])).toEqual([null, null, null, null]);
  expect(hiders([{ id: 'wall', kind: 'wall', pose: [545, 500, 0] }])).toEqual(['wall', 'wall', 'wall', 'wall']);
});
