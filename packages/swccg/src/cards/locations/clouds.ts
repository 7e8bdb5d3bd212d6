import type { CardText } from '../../definition.ts';
import { isRelated, isSite } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import { here } from '../conditions.ts';
import { add, response, type Texts } from '../words.ts';

/** Cloud sectors thin the air for everybody. */
const thinAir = (['power', 'maneuver'] as const).map((question) =>
  add(
    question,
    -2,
    ({ card }, my, game) => game.facts(card).type === 'starship' && game.locationOf(card) === my.location,
  ),
);

const clouds = (owner: 'light' | 'dark'): CardText => {
  const own = {
    modifiers: thinAir,
    actions: [
      response('drain', {
        name: 'add-to-drain',
        good: 'drain',
        oncePerTurn: true,
        when: ({ game, seat, my, moment }) => {
          if (!my.location || moment.seat !== seat || !controls(game, my.location, seat)) return false;
          if (moment.added.includes(my.title)) return false;
          return isSite(moment.location) && isRelated(moment.location, my.location);
        },
        *effect({ my, moment }) {
          moment.added.push(my.title);
        },
      }),
    ],
  };
  const other = {
    modifiers: [add('drain', 1, (about, my, game) => here(about, my) && controls(game, about.location, about.seat))],
  };
  return {
    text: 'Owner of this card: while you control it, once a turn you may add 1 to your Force drain at a related site. Opponent: Force drain +1 here while you control it. Starships here are power and maneuver -2.',
    sector: 'cloud',
    light: owner === 'light' ? own : other,
    dark: owner === 'dark' ? own : other,
  };
};

export const CLOUDS: Texts = {
  'clouds-light': clouds('light'),
  'clouds-dark': clouds('dark'),
};
