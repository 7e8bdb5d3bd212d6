import { isOn, isSite } from '../../rules/locations.ts';
import { itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const DEATH_STAR_TROOPER: Texts = {
  'death-star-trooper': {
    text: 'Deploys only on the Death Star. Power -1 at any site elsewhere.',
    deploysOnly: ({ location }) => isOn(location, 'death-star'),
    modifiers: [
      add('power', -1, (about, my, game) => {
        const location = game.locationOf(about.card);
        return itself(about, my, game) && location !== null && isSite(location) && location.row !== 'death-star';
      }),
    ],
  },
};
