import { sitesOf } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import { here, hereForOpponent } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { drainHere } from './words.ts';

export const ALDERAAN: Texts = {
  'alderaan-light': {
    text: 'Light: each battle destiny your opponent draws here is -1. Dark: Force drain +1 here while you control it.',
    light: { modifiers: [add('battle-destiny', -1, hereForOpponent)] },
    dark: { modifiers: [drainHere(1)] },
  },
  'alderaan-dark': {
    text: 'Dark: while you control it, each Death Star site you control adds 1 to your Force drain here.',
    dark: {
      modifiers: [
        add(
          'drain',
          ({ seat }, _my, game) => sitesOf(game, 'death-star').filter((site) => controls(game, site, seat)).length,
          (about, my, game) => here(about, my) && controls(game, about.location, about.seat),
        ),
      ],
    },
  },
};
