import { at, byCardOf } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { gainToken } from '../../rules/tokens.ts';

export const CHOPPER: PilotAbility = {
  text: 'Engagement Phase starts: every enemy at range 0 gains two jam tokens.',
  abilities: [
    at('start-of-engagement', {
      optional: false,
      when: ({ table, self }) => enemiesAt(table, self.ship, 0, 0).length > 0,
      *effect({ table, self }) {
        for (const enemy of enemiesAt(table, self.ship, 0, 0))
          yield* gainToken(table, enemy, 'jam', 2, byCardOf(self.ship));
      },
    }),
  ],
};
