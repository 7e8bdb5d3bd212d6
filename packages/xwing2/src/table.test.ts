import { Match, Random, randomAnswer } from '@rangefinder/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { XHooks } from './abilities.ts';
import { allPilots, allUpgrades } from './cards/catalog.ts';
import { xwing2 } from './index.ts';
import { playGame } from './rules/round.ts';
import { SECOND_EDITION } from './secondedition.ts';
import { XTable } from './table.ts';

const ABILITIES = [...allPilots(), ...allUpgrades()].flatMap(({ abilities }) =>
  abilities === 'unwritten' ? [] : abilities,
);
const WINDOWS = new Set(ABILITIES.flatMap(({ sort, hook }) => (sort === 'trigger' ? hook : [])));
const QUESTIONS = new Set(ABILITIES.flatMap(({ sort, hook }) => (sort === 'modifier' ? hook : [])));

/** Which abilities a table has at hand, and where ships, obstacles and markers lie. */
function known(t: XTable): object {
  return {
    windows: [...WINDOWS].filter((window) => t.abilities.listens(window as keyof XHooks['windows'])),
    questions: [...QUESTIONS].filter((question) => t.abilities.isModified(question as keyof XHooks['questions'])),
    bases: t.inPlay().map((ship) => [ship.id, t.sizeOf(ship), t.base(ship).points, t.body(ship).length]),
    obstacles: t.state.obstacles.map((obstacle) => t.obstacle(obstacle).map(({ points }) => points)),
    features: t.state.features.map((feature) => t.feature(feature).points),
  };
}

test('what a table remembers is what a fresh one finds out', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), (seed) => {
      let used: XTable | undefined;
      const watched: typeof xwing2 = {
        ...xwing2,
        play: (table) => {
          used = new XTable(table, SECOND_EDITION);
          return playGame(used);
        },
      };
      const match = Match.start(watched, { setup: xwing2.randomSetup(new Random(seed)), seed });
      const random = new Random(`bot of ${seed}`);
      for (let request = match.pending[0]; request; request = match.pending[0]) {
        if (!used) throw new Error('Nobody plays.');
        // A copy of the state knows nothing yet.
        const fresh = new XTable({ ...used.kernel, state: structuredClone(used.state) }, SECOND_EDITION);
        expect(known(used)).toEqual(known(fresh));
        match.submit(request.seat, randomAnswer(request, random));
      }
    }),
    { numRuns: 6 },
  );
});
