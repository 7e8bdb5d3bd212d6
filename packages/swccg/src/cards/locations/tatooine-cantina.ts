import { hasKeyword, isKind, yoursHere } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const TATOOINE_CANTINA: Texts = {
  'tatooine-cantina-light': {
    text: 'Light: your aliens are power +1. Dark: your aliens here other than Tusken Raiders are forfeit +1.',
    light: {
      modifiers: [add('power', 1, ({ card }, my, game) => card.owner === my.seat && isKind(game.facts(card), 'alien'))],
    },
    dark: {
      modifiers: [
        add('forfeit', 1, (about, my, game) => {
          const facts = game.facts(about.card);
          return yoursHere(about, my, game) && isKind(facts, 'alien') && !hasKeyword(facts, 'tusken raider');
        }),
      ],
    },
  },
  'tatooine-cantina-dark': {
    text: 'Dark: your aliens here other than Tusken Raiders are power +1. Light: your aliens here are forfeit +1.',
    dark: {
      modifiers: [
        add('power', 1, (about, my, game) => {
          const facts = game.facts(about.card);
          return yoursHere(about, my, game) && isKind(facts, 'alien') && !hasKeyword(facts, 'tusken raider');
        }),
      ],
    },
    light: {
      modifiers: [
        add('forfeit', 1, (about, my, game) => yoursHere(about, my, game) && isKind(game.facts(about.card), 'alien')),
      ],
    },
  },
};
