import { instead, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const COMM_RELAY: UpgradeFacts = {
  id: 'commrelay',
  name: 'Comm Relay',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  text: 'You have at most 1 evade token, and keep it in the End phase.',
  abilities: [
    instead('gain-token', {
      optional: false,
      when: ({ self, moment: { ship, token } }) => ship === self.ship && token === 'evade' && ship.tokens.evade > 0,
      *instead() {
        return true;
      },
    }),
    modify('keeps-tokens', (kept, { self, moment }) =>
      moment.ship === self.ship && moment.token === 'evade' ? Math.max(kept, 1) : kept,
    ),
  ],
};
