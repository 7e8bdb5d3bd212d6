import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield } from '../../../rules/damage.ts';
import { shieldValue } from '../../../rules/stats.ts';
import { maySpend, spendToken } from '../../../rules/tokens.ts';

export const R5_P9: UpgradeFacts = {
  id: 'r5p9',
  name: 'R5-P9',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  text: 'When the Combat phase ends: spend a focus token, if you like, and recover a shield.',
  abilities: [
    at('end-of-combat', {
      optional: true,
      when: ({ table, self: { ship } }) => maySpend(table, ship, 'focus') && ship.shields < shieldValue(table, ship),
      *effect({ table, self: { ship } }) {
        yield* spendToken(table, ship, 'focus');
        recoverShield(table, ship, 1);
      },
    }),
  ],
};
