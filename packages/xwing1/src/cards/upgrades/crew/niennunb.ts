import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const NIEN_NUNB: UpgradeFacts = {
  id: 'niennunb',
  name: 'Nien Nunb',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Your straight maneuvers are green.',
  abilities: [
    modify('maneuver-difficulty', (colour, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && maneuver.bearing === 'straight' ? 'blue' : colour,
    ),
  ],
};
