import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { TOKENS } from '../../../state.ts';

export const PETTY_OFFICER_THANISSON: UpgradeFacts = {
  id: 'pettyofficerthanisson',
  name: 'Petty Officer Thanisson',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  text: 'In the Activation and Engagement Phases, when a red or orange token comes to an enemy at range 0-1 in your front arc, you may gain a stress token unless stressed: it gains another of that kind.',
  abilities: [
    at('token-gained', {
      optional: true,
      when: ({ table, self, moment: { ship, token } }) =>
        (table.state.phase === 'activation' || table.state.phase === 'engagement') &&
        ship.seat !== self.ship.seat &&
        (TOKENS[token] === 'red' || TOKENS[token] === 'orange') &&
        !isStressed(self.ship) &&
        table.range(self.ship, ship) <= 1 &&
        inArc(table, self.ship, 'front', ship),
      *effect({ table, self, moment }) {
        yield* gainToken(table, self.ship, 'stress', 1);
        yield* gainToken(table, moment.ship, moment.token, 1, byCardOf(self.ship));
      },
    }),
  ],
};
