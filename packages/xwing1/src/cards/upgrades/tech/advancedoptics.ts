import { instead, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_OPTICS: UpgradeFacts = {
  id: 'advancedoptics',
  name: 'Advanced Optics',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  text: 'You have at most 1 focus token, and keep it in the End phase.',
  abilities: [
    instead('gain-token', {
      optional: false,
      when: ({ self, moment: { ship, token } }) => ship === self.ship && token === 'focus' && ship.tokens.focus > 0,
      *instead() {
        return true;
      },
    }),
    modify('keeps-tokens', (kept, { self, moment }) =>
      moment.ship === self.ship && moment.token === 'focus' ? Math.max(kept, 1) : kept,
    ),
  ],
};
