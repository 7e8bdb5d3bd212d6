import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const RECON_SPECIALIST: UpgradeFacts = {
  id: 'reconspecialist',
  name: 'Recon Specialist',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  text: 'Your focus actions give you another focus token.',
  abilities: [
    at('action-performed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.action === 'focus',
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'focus', 1);
      },
    }),
  ],
};
