import { isStarfighter, whatItPilots } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const LIEUTENANT_TANBRIS: Texts = {
  'lieutenant-tanbris': {
    text: 'Adds 2 to power of what he pilots, but a starfighter he flies is maneuver -1. Starship weapons deploy -1 on his ship.',
    modifiers: [
      pilots(2),
      add('maneuver', -1, (about, my, game) => whatItPilots(about, my, game) && isStarfighter(game.facts(about.card))),
      add('deploy-cost', -1, ({ facts, on }, my, game) => {
        const weapon = facts.type === 'weapon' && facts.kind === 'starship';
        return weapon && on !== null && whatItPilots({ card: on }, my, game);
      }),
    ],
  },
};
