import { kindOf } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const TWIN_ION_ENGINE_MK_II: UpgradeFacts = {
  id: 'twinionenginemkii',
  name: 'Twin Ion Engine Mk. II',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [
    {
      ship: [
        'tieadvprototype',
        'tieadvanced',
        'tieaggressor',
        'tiebomber',
        'tiedefender',
        'tiefighter',
        'tieinterceptor',
        'tiephantom',
        'tiepunisher',
        'tiereaper',
        'tiesilencer',
        'tiestriker',
        'tiefofighter',
        'tiesffighter',
      ],
    },
  ],
  text: 'Your banks are green.',
  abilities: [
    modify('maneuver-difficulty', (colour, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && kindOf(maneuver.bearing) === 'bank' ? 'blue' : colour,
    ),
  ],
};
