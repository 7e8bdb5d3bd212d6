import { locationFacts } from '../../rules/locations.ts';
import { opponentOf } from '../../state.ts';
import { atLeast, type Texts } from '../words.ts';

export const CANE_ADISS: Texts = {
  'cane-adiss': {
    text: 'When your opponent has just initiated a Force drain at a planet location, deploy there: your starships, vehicles and characters may deploy there without presence or Force icons, even those that texts would keep from such a place.',
    deploysOn: ({ location, on }) => (location && !on && locationFacts(location).world === 'planet' ? 0 : null),
    immediate: {
      responds: 'drain',
      when: ({ seat, moment }, { location }) =>
        moment.type === 'drain' && moment.seat === opponentOf(seat) && moment.location === location,
    },
    modifiers: (['deploy-anywhere', 'deploy-regardless'] as const).map((question) =>
      atLeast(
        question,
        1,
        ({ location, seat }, my) => seat === my.seat && location !== null && my.self?.where.id === location.id,
      ),
    ),
  },
};
