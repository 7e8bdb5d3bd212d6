import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const UNHINGED_ASTROMECH: UpgradeFacts = {
  id: 'unhingedastromech',
  name: 'Unhinged Astromech',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 1,
  text: 'Your maneuvers of speed 3 are green.',
  abilities: [
    modify('maneuver-difficulty', (colour, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && maneuver.speed === 3 ? 'blue' : colour,
    ),
  ],
};
