import { isPiloting } from '../../rules/piloting.ts';
import { isPersona, itself } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

export const VADERS_CUSTOM_TIE: Texts = {
  'vaders-custom-tie': {
    text: 'Room for 1 pilot. Immune to attrition < 4 while Vader flies it.',
    capacity: { pilots: 1 },
    modifiers: [
      atLeast('immunity', 4, (about, my, game) => {
        return (
          itself(about, my, game) &&
          game
            .heldBy(about.card)
            .some((pilot) => isPersona(game, pilot, 'vader') && isPiloting(game, pilot, about.card))
        );
      }),
    ],
  },
};
