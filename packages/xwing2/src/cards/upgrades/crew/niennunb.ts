import { kindOf } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const NIEN_NUNB: UpgradeFacts = {
  id: 'niennunb',
  name: 'Nien Nunb',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'Your bank maneuvers are one step easier.',
  abilities: [
    modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && kindOf(maneuver.bearing) === 'bank' ? steps - 1 : steps,
    ),
  ],
};
