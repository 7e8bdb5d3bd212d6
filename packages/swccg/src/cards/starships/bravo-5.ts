import type { CardInPlay } from '../../state.ts';
import { isModel, isPersona, isPiloting, itself } from '../conditions.ts';
import { add, atLeast, type Texts } from '../words.ts';

export const BRAVO_5: Texts = {
  'bravo-5': {
    text: 'Deploys -1 to Naboo. Room for 1 pilot; immune to attrition < 3 while Ellberger flies it. At Naboo, battleships your opponent has present are power -1.',
    capacity: { pilots: 1 },
    ownCost: (printed, { location }) => (location?.row === 'naboo' ? printed - 1 : printed),
    modifiers: [
      atLeast('immunity', 3, (about, my, game) => {
        const flown = (pilot: CardInPlay) => isPersona(game, pilot, 'ellberger') && isPiloting(game, pilot, about.card);
        return itself(about, my, game) && game.heldBy(about.card).some(flown);
      }),
      add('power', -1, ({ card }, my, game) => {
        if (!my.self || card.owner === my.seat || !isModel(game, card, 'battleship')) return false;
        const location = game.locationOf(my.self);
        return location?.id === 'naboo' && game.locationOf(card) === location;
      }),
    ],
  },
};
