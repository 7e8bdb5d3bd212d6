import { forceIcons } from '../../rules/locations.ts';
import { DARK } from '../../state.ts';
import { itself, underNight } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { immune } from './words.ts';

export const DJAS_PUHR: Texts = {
  'djas-puhr': {
    text: 'Power +1 for each Dark Side Force icon where he is, +2 for each at night. Immune to attrition < 3.',
    modifiers: [
      add(
        'power',
        ({ card }, _my, game) => {
          const location = game.locationOf(card);
          return location ? forceIcons(game, location, DARK) * (underNight(game, card) ? 2 : 1) : 0;
        },
        itself,
      ),
      immune(3),
    ],
  },
};
