import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const KYLE_KATARN: UpgradeFacts = {
  id: 'kylekatarn',
  name: 'Kyle Katarn',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  text: 'After you remove a stress token: you may assign a focus token to your ship.',
  abilities: [
    at('stress-removed', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'focus', 1, byCardOf(self.ship));
      },
    }),
  ],
};
