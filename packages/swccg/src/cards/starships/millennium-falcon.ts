import { isPiloting } from '../../rules/piloting.ts';
import { isPersona, itself } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

export const MILLENNIUM_FALCON: Texts = {
  'millennium-falcon': {
    text: 'Room for 2 pilots and 2 passengers. While Han, Chewie or Lando flies it, immune to attrition < 5. Docks with other starships.',
    capacity: { pilots: 2, passengers: 2 },
    modifiers: [
      atLeast('immunity', 5, (about, my, game) => {
        if (!itself(about, my, game)) return false;
        return game
          .heldBy(about.card)
          .some((pilot) => isPersona(game, pilot, 'han', 'chewie', 'lando') && isPiloting(game, pilot, about.card));
      }),
    ],
  },
};
