import { deployingHere } from '../conditions.ts';
import { add, atLeast, type Texts } from '../words.ts';
import { drainHere } from './words.ts';

export const DANTOOINE: Texts = {
  'dantooine-light': {
    text: 'Light: capital starships of yours cost 2 less to deploy here, starfighters 1 less. Dark: Force drain +1 here while you control it.',
    light: {
      modifiers: [
        add(
          'deploy-cost',
          ({ facts }) => (facts.type === 'starship' && facts.class === 'capital' ? -2 : -1),
          (about, my) =>
            deployingHere(about, my) && about.facts.type === 'starship' && about.facts.class !== 'squadron',
        ),
      ],
    },
    dark: { modifiers: [drainHere(1)] },
  },
  'dantooine-dark': {
    text: 'Dark: starships of yours may react by moving here.',
    dark: {
      modifiers: [
        atLeast('may-react', 1, ({ card, to }, my, game) => {
          return card.owner === my.seat && to === my.location && game.facts(card).type === 'starship';
        }),
      ],
    },
  },
};
