import { hasKeyword, yoursHere } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { abilitySixHere, drainHere } from './words.ts';

export const TATOOINE_JUNDLAND_WASTES: Texts = {
  'tatooine-jundland-wastes': {
    text: 'Dark: your Tusken Raiders here are forfeit +1; Force drain +1 here while you control it. Light: you need total ability of 6 or more to draw battle destiny here.',
    dark: {
      modifiers: [
        add(
          'forfeit',
          1,
          (about, my, game) => yoursHere(about, my, game) && hasKeyword(game.facts(about.card), 'tusken raider'),
        ),
        drainHere(1),
      ],
    },
    light: { modifiers: [abilitySixHere] },
  },
};
