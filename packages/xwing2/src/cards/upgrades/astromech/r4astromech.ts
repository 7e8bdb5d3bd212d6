import { isBasic } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const R4_ASTROMECH: UpgradeFacts = {
  id: 'r4astromech',
  name: 'R4 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  standard: true,
  text: 'Your basic maneuvers of speed 1 and 2 are one step easier.',
  abilities: [
    modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && isBasic(maneuver.bearing) && (maneuver.speed === 1 || maneuver.speed === 2)
        ? steps - 1
        : steps,
    ),
  ],
};
