import type { CardText } from '../../definition.ts';
import { isPresent, yoursHere } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

const forest = (owner: 'light' | 'dark'): CardText => {
  const own = {
    modifiers: [
      atLeast(
        'immunity',
        99,
        (about, my, game) =>
          yoursHere(about, my, game) && game.facts(about.card).type === 'character' && isPresent(game, about.card),
      ),
    ],
  };
  return {
    text: 'Owner of this card: at this site your characters present are immune to attrition. Not on Hoth, Tatooine, Bespin, Kessel or Coruscant.',
    notTo: ['bespin', 'coruscant', 'hoth', 'kessel', 'tatooine'],
    light: owner === 'light' ? own : {},
    dark: owner === 'dark' ? own : {},
  };
};

export const FOREST: Texts = {
  'forest-light': forest('light'),
  'forest-dark': forest('dark'),
};
