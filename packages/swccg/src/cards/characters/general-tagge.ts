import { isSite } from '../../rules/locations.ts';
import { hasKeyword, isActive, isKind, isPresentWith, itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const GENERAL_TAGGE: Texts = {
  'general-tagge': {
    text: 'Forfeit +1 for each of your Imperial troopers present with him at a site.',
    modifiers: [
      add(
        'forfeit',
        ({ card }, _my, game) =>
          game.state.cards.filter(
            (other) =>
              other.owner === card.owner &&
              isKind(game.facts(other), 'imperial') &&
              hasKeyword(game.facts(other), 'trooper', 'stormtrooper') &&
              isActive(game, other) &&
              isPresentWith(game, card, other),
          ).length,
        (about, my, game) => {
          const location = game.locationOf(about.card);
          return itself(about, my, game) && location !== null && isSite(location);
        },
      ),
    ],
  },
};
