import { isSite } from '../../rules/locations.ts';
import { isActive, isPersona, itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const COLONEL_WULLF_YULAREN: Texts = {
  'colonel-wullf-yularen': {
    text: 'Power +1 while General Dodonna, Tarkin or Chief Bast is at his site.',
    modifiers: [
      add('power', 1, (about, my, game) => {
        const location = game.locationOf(about.card);
        if (!itself(about, my, game) || !location || !isSite(location)) return false;
        return game
          .everythingAt(location)
          .filter((card) => isActive(game, card))
          .some((card) => isPersona(game, card, 'tarkin') || ['chief-bast', 'general-dodonna'].includes(card.card));
      }),
    ],
  },
};
