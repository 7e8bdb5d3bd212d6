import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isPersona, onModel, onYour } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { starship } from './words.ts';

const isStarfighter = (target: CardInPlay, game: CardTable) => {
  const facts = game.facts(target);
  return facts.type === 'starship' && facts.class === 'starfighter';
};

export const QUAD_LASER_CANNON: Texts = {
  'quad-laser-cannon': {
    text: 'Deploy for 2 on your Corellian Corvette or the Falcon. Fires for 1 at a starship, at a starfighter with destiny +1.',
    deploysOn: onYour(
      (card, game) =>
        isPersona(game, card, 'falcon') ||
        card.card === 'corellian-corvette' ||
        onModel('corellian corvette')(card, game),
      2,
    ),
    weapon: { cost: 1, at: starship, draws: 1, plus: (target, _weapon, game) => (isStarfighter(target, game) ? 1 : 0) },
  },
};
