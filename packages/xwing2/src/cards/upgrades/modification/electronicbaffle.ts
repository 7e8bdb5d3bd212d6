import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { hasRedToken, removeRedToken } from '../../../rules/redtokens.ts';

export const ELECTRONIC_BAFFLE: UpgradeFacts = {
  id: 'electronicbaffle',
  name: 'Electronic Baffle',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  standard: true,
  text: 'End Phase: remove a red token, if you like, for 1 damage.',
  abilities: [
    at('during-end', {
      optional: true,
      when: ({ table, self }) => !self.ship.destroyed && hasRedToken(table, self.ship, { locks: true }),
      *effect({ table, self }) {
        yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
        yield* removeRedToken(table, self.ship, { locks: true });
      },
    }),
  ],
};
