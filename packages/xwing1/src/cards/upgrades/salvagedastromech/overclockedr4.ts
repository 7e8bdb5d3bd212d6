import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const OVERCLOCKED_R4: UpgradeFacts = {
  id: 'overclockedr4',
  name: 'Overclocked R4',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 1,
  text: 'Spending a focus token in the Combat phase: you may gain a stress token and, with it, a new focus token.',
  abilities: [
    at('token-spent', {
      optional: true,
      when: ({ table, self, moment: { ship, token: kind } }) =>
        ship === self.ship && kind === 'focus' && table.state.phase === 'combat',
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'stress', 1);
        yield* gainToken(table, ship, 'focus', 1);
      },
    }),
  ],
};
