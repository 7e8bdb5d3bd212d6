import { isAdjacent } from '../../rules/locations.ts';
import { isCharacter, onYour } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

export const COMLINK: Texts = {
  comlink: {
    text: 'Deploy for 1 on your character. When your opponent has just initiated a Force drain or battle there or at an adjacent site, you may deploy cards there as a react.',
    deploysOn: onYour(isCharacter, 1),
    modifiers: [
      atLeast('may-deploy-react', 1, ({ seat, location }, my, game) => {
        const here = my.self && game.locationOf(my.self);
        if (seat !== my.seat || !here || !location) return false;
        return here === location || isAdjacent(game, here, location);
      }),
    ],
  },
};
