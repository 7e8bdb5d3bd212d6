import { occupies } from '../../rules/presence.ts';
import { atLeast, type Texts } from '../words.ts';

export const JABBAS_SAIL_BARGE_PASSENGER_DECK: Texts = {
  'jabbas-sail-barge-passenger-deck': {
    text: 'Adjacent to the site where the barge stands, and stays when the barge is lost. Your characters enter and leave it from there: Dark free, Light for 4 Force each. Dark: while you occupy it, the Sail Barge is immune to attrition.',
    entrance: { dark: 0, light: 4 },
    dark: {
      modifiers: [
        atLeast('immunity', 99, ({ card }, my, game) => {
          return card.card === 'jabbas-sail-barge' && my.location !== null && occupies(game, my.location, my.seat);
        }),
      ],
    },
  },
};
