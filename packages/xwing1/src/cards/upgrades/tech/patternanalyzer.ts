import { at, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { applyStress } from '../../../rules/maneuver.ts';

/** Colours whose stress is still to be checked, as a ship remembers them. */
const LATER = { red: 'round:pattern:red', blue: 'round:pattern:blue' } as const;

export const PATTERN_ANALYZER: UpgradeFacts = {
  id: 'patternanalyzer',
  name: 'Pattern Analyzer',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  text: 'When you execute a maneuver, you may check your stress after your Perform Action step instead of before it.',
  abilities: [
    instead('check-stress', {
      optional: true,
      when: ({ table: { state }, self, moment: { ship, difficulty } }) =>
        ship === self.ship &&
        state.phase === 'activation' &&
        state.active === ship.id &&
        (difficulty === 'red' || difficulty === 'blue'),
      *instead({ moment: { ship, difficulty } }) {
        if (difficulty !== 'red' && difficulty !== 'blue') return false;
        ship.memory[LATER[difficulty]] = (ship.memory[LATER[difficulty]] ?? 0) + 1;
        return true;
      },
    }),
    at('after-action-step', {
      optional: false,
      when: ({ self, moment: { ship } }) =>
        ship === self.ship && (ship.memory[LATER.red] !== undefined || ship.memory[LATER.blue] !== undefined),
      *effect({ table, self: { ship } }) {
        for (const colour of ['red', 'blue'] as const) {
          const count = ship.memory[LATER[colour]] ?? 0;
          delete ship.memory[LATER[colour]];
          for (let i = 0; i < count; i++) yield* applyStress(table, ship, colour);
        }
      },
    }),
  ],
};
