import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isPersona, onYour } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { living } from './words.ts';

const starfighter = (card: CardInPlay, game: CardTable) => {
  const facts = game.facts(card);
  return facts.type === 'starship' && facts.class === 'starfighter';
};

export const SURFACE_DEFENSE_CANNON: Texts = {
  'surface-defense-cannon': {
    text: 'Deploy for 1 on a starfighter, free on the Falcon. Fires for 1 at a character at the same site, destiny +1.',
    deploysOn: onYour(starfighter, (card, game) => (isPersona(game, card, 'falcon') ? 0 : 1)),
    weapon: { cost: 1, at: living, draws: 1, plus: 1, landed: true },
  },
};
