import { hereForOpponent } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const DEATH_STAR_II: Texts = {
  'death-star-ii': {
    text: 'A mobile system; deploys in orbit of Endor and, without hyperspeed, stays there. Force drains of the Light Side are +3 here.',
    orbits: 'endor',
    deploysIf: (_seat, game) => game.findLocation('endor') !== undefined,
    dark: { modifiers: [add('drain', 3, hereForOpponent)] },
  },
};
