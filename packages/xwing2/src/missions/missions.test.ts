import { Match, Random, randomAnswer } from '@rangefinder/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xwing2 } from '../index.ts';
import { BOARD } from '../rules/playarea.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });

describe('markers', () => {
  it('always find a place, wherever the players put the earlier ones', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('assault', 'salvage', 'scramble'), (seed, mission) => {
        const squad = { ships: [{ pilot: 'academypilot' }] };
        const setup = xwing2.parseSetup({ mission, squads: [squad, squad] });
        const match = Match.start(xwing2, { setup, seed });
        const random = new Random(`players of ${seed}`);
        for (let request = match.pending[0]; request?.topic !== 'choose-obstacle'; request = match.pending[0]) {
          if (!request) throw new Error('Setup ended without obstacles.');
          const { seat } = request;
          const free = [...Array(50)].map(() => anywhere(random)).find((pose) => !match.check(seat, [pose]));
          match.submit(seat, request.kind === 'place' && free ? [free] : randomAnswer(request, random));
        }
        expect(match.state.features).toHaveLength(mission === 'scramble' ? 3 : 5);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a jettisoned supply cache', () => {
  it('always has places to go, all of them legal, even when its ship fled', () => {
    const coordinate = fc.integer({ min: 30, max: 884 });
    fc.assert(
      fc.property(coordinate, coordinate, fc.nat(359), (x, y, heading) => {
        const { match, request } = jettisoning([x, y, heading]);
        expect(request.candidates.length).toBeGreaterThan(0);
        for (const { poses } of request.candidates) expect(request.check?.(poses)).toBeUndefined();
        match.submit(request.seat, request.candidates[0]?.key);
        expect(match.state.features).toMatchObject([{ id: 'cache-1', kind: 'cache' }]);
      }),
      { numRuns: 60 },
    );
  });
});

function anywhere(random: Random) {
  const coordinate = () => random.below('free', BOARD * 10) / 10;
  return { x: coordinate(), y: coordinate(), heading: random.below('free', 360) };
}

/** A match in which the ship at this pose has flown straight ahead and lost its cargo, by fleeing or of its own will. */
function jettisoning(pose: readonly number[]) {
  const ships = [
    { id: 'tie', pilot: 'academypilot', seat: 0, pose, dial: '5-straight', cargo: 'cache-1' },
    { id: 'far', pilot: 'wedgeantilles', seat: 1, pose: [-2000, -2000, 0] },
  ];
  const setup = xwing2.parseSetup({ mission: 'salvage', position: { round: 2, phase: 'activation', ships } });
  const match = Match.start(xwing2, { setup, seed: 'jettison' });
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    if (request.kind === 'place') return { match, request };
    match.submit(request.seat, request.topic === 'jettison' ? 'jettison' : 'none');
  }
  throw new Error('Nobody was asked to place the cache.');
}
