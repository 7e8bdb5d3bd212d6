import { isSite } from '../../rules/locations.ts';
import { itself, underNight } from '../conditions.ts';
import { addEach, atLeast, type Texts } from '../words.ts';

export const ARCONA: Texts = {
  arcona: {
    text: 'Power +1 at night. May move away from a battle at its site as a react.',
    modifiers: [
      addEach('power', 1, (about, my, game) => itself(about, my, game) && underNight(game, about.card)),
      atLeast('may-react-away', 1, (about, my, game) => {
        const location = game.locationOf(about.card);
        return itself(about, my, game) && location !== null && isSite(location);
      }),
    ],
  },
};
