import { resultsOf } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youDefend } from '../../words/attack.ts';

export const R4_D6: UpgradeFacts = {
  id: 'r4d6',
  name: 'R4-D6',
  fills: ['astromech'],
  limited: 1,
  cost: 1,
  text: 'When an attack hits you with at least 3 hits left, you may cancel hits until 2 are left, and receive 1 stress token for each.',
  abilities: [
    at('attack-hit', {
      optional: true,
      when: (context) => youDefend(context) && resultsOf(context.moment.attack).hits >= 3,
      *effect({ table, self, moment: { attack } }) {
        const extra = resultsOf(attack).hits - 2;
        for (let i = 0; i < extra; i++) {
          attack.attackDice.splice(
            attack.attackDice.findIndex(({ face }) => face === 'hit'),
            1,
          );
        }
        yield* gainToken(table, self.ship, 'stress', extra);
      },
    }),
  ],
};
