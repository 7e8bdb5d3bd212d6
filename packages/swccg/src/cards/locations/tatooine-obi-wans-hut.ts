import { deployingHere } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { drainHere } from './words.ts';

export const TATOOINE_OBI_WANS_HUT: Texts = {
  'tatooine-obi-wans-hut': {
    text: 'Light: Obi-Wan deploys -3 here. Dark: Force drain +1 here while you control it.',
    light: {
      modifiers: [add('deploy-cost', -3, (about, my) => deployingHere(about, my) && about.facts.persona === 'obi-wan')],
    },
    dark: { modifiers: [drainHere(1)] },
  },
};
