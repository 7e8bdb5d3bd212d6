import type { CardText } from '../../definition.ts';
import { isRelated, isSystem } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import { response, type Texts } from '../words.ts';

const asteroidField = (owner: 'light' | 'dark'): CardText => {
  const own = {
    actions: [
      response('drain', {
        name: 'cancel-drain',
        good: 'cancel',
        when: ({ game, seat, my, moment }) => {
          if (!my.location || moment.seat === seat || !controls(game, my.location, seat)) return false;
          return isSystem(moment.location) && isRelated(moment.location, my.location);
        },
        *effect({ moment }) {
          moment.cancelled = true;
        },
      }),
    ],
  };
  return {
    text: 'Asteroid Rules: the opponent of whoever flies in or out draws destiny; the starship is lost if that beats its defense value or shows an asteroid sector. Owner of this card: while you control it you may cancel a Force drain at the related system.',
    sector: 'asteroid',
    light: owner === 'light' ? own : {},
    dark: owner === 'dark' ? own : {},
  };
};

export const ASTEROID_FIELD: Texts = {
  'asteroid-field-light': asteroidField('light'),
  'asteroid-field-dark': asteroidField('dark'),
};
