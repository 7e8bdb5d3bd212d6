import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const MOLDY_CROW: UpgradeFacts = {
  id: 'moldycrow',
  name: 'Moldy Crow',
  fills: ['title'],
  limited: 1,
  cost: 3,
  restrictions: [{ ship: ['hwk290'] }],
  text: 'Your focus tokens stay in the End phase.',
  abilities: [
    modify('keeps-tokens', (kept, { self, moment: { ship, token } }) =>
      ship === self.ship && token === 'focus' ? ship.tokens.focus : kept,
    ),
  ],
};
