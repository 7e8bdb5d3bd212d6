import { isOnPlanet, piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { immune, pilots } from './words.ts';

export const LUKE_SKYWALKER: Texts = {
  'luke-skywalker': {
    text: 'Your Force generation is +1 while Luke is not on Tatooine. Adds 3 to power of what he pilots; Red 5 is also maneuver +2. Immune to attrition < 3.',
    modifiers: [
      add(
        'generation',
        1,
        ({ seat }, my, game) => seat === my.seat && my.self !== null && !isOnPlanet(game, my.self, 'tatooine'),
      ),
      pilots(3),
      add('maneuver', 2, piloting('red-5')),
      immune(3),
    ],
  },
};
