import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';

export const CAPTAIN_PHASMA: UpgradeFacts = {
  id: 'captainphasma',
  name: 'Captain Phasma',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  text: 'Engagement Phase ends: every unstressed enemy at range 0-1 gains a stress token.',
  abilities: [
    at('end-of-engagement', {
      optional: false,
      when: ({ table, self }) => enemiesAt(table, self.ship, 0, 1).some((enemy) => !isStressed(enemy)),
      *effect({ table, self }) {
        for (const enemy of enemiesAt(table, self.ship, 0, 1)) {
          if (!isStressed(enemy)) yield* gainToken(table, enemy, 'stress', 1, byCardOf(self.ship));
        }
      },
    }),
  ],
};
