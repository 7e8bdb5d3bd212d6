import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const KYLE_KATARN: UpgradeFacts = {
  id: 'kylekatarn',
  name: 'Kyle Katarn',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Rid of a stress token: gain a focus token if you like.',
  abilities: [
    at('stress-removed', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'focus', 1);
      },
    }),
  ],
};
