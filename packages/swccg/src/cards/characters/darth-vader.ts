import { piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { immune, pilots } from './words.ts';

export const DARTH_VADER: Texts = {
  'darth-vader': {
    text: 'In battles he is in, each battle destiny you draw is +1. Adds 3 to power of what he pilots (4, and maneuver +3, in his custom TIE). Immune to attrition < 5.',
    modifiers: [
      add('battle-destiny', 1, ({ seat, location }, my, game) => {
        return (
          seat === my.seat &&
          my.self !== null &&
          game.state.battle?.location === location.id &&
          game.state.battle.participants.includes(my.self.id)
        );
      }),
      pilots(3),
      add('power', 1, piloting('vaders-custom-tie')),
      add('maneuver', 3, piloting('vaders-custom-tie')),
      immune(5),
    ],
  },
};
