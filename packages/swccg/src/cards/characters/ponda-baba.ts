import { isSite } from '../../rules/locations.ts';
import { hasKeyword, isActive, isPresent, itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const PONDA_BABA: Texts = {
  'ponda-baba': {
    text: 'Adds 2 to power of what he pilots. Power +3 in a battle at the site of Dr. Evazan, unless your opponent has a lightsaber there.',
    modifiers: [
      pilots(2),
      add('power', 3, (about, my, game) => {
        const location = game.locationOf(about.card);
        if (!itself(about, my, game) || !location || !isSite(location)) return false;
        if (!game.state.battle?.participants.includes(about.card.id)) return false;
        const here = game.everythingAt(location).filter((card) => isActive(game, card));
        const feared = here.some(
          (card) => card.owner !== my.seat && hasKeyword(game.facts(card), 'lightsaber') && isPresent(game, card),
        );
        return !feared && here.some((card) => card.card === 'dr-evazan');
      }),
    ],
  },
};
