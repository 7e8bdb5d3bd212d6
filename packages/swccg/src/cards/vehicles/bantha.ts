import { isExterior } from '../../rules/locations.ts';
import { hasKeyword } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { reacts } from './words.ts';

export const BANTHA: Texts = {
  bantha: {
    text: 'Room for 2 passengers; its own ability is ½. Each Tusken Raider at its exterior site is power +1. May move as a react.',
    capacity: { passengers: 2 },
    modifiers: [
      reacts,
      add('power', 1, ({ card }, my, game) => {
        const location = game.locationOf(card);
        if (!my.self || !location || !isExterior(location)) return false;
        return hasKeyword(game.facts(card), 'tusken raider') && location === game.locationOf(my.self);
      }),
    ],
  },
};
