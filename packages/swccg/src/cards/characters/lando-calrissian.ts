import { isSite, locationFacts } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import { itself, piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const LANDO_CALRISSIAN: Texts = {
  'lando-calrissian-light': {
    text: 'Adds 2 to power of what he pilots, 3 to the Falcon. Power +1 for each Cloud City location you control.',
    modifiers: [
      pilots(2),
      add('power', 1, piloting('millennium-falcon')),
      add(
        'power',
        (_about, my, game) =>
          game.state.locations.filter(
            (location) => locationFacts(location).title.includes('Cloud City') && controls(game, location, my.seat),
          ).length,
        itself,
      ),
    ],
  },
  'lando-calrissian-dark': {
    text: 'Deploys only to Cloud City sites. Adds 2 to power of what he pilots. At a site your opponent may replace him with a Lando of the Light Side.',
    deploysOnly: ({ location }) =>
      location !== null && isSite(location) && locationFacts(location).title.includes('Cloud City'),
    crossesOver: true,
    modifiers: [pilots(2)],
  },
};
