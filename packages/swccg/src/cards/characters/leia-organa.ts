import { isOn } from '../../rules/locations.ts';
import { isKind, isPresentWith } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { immune } from './words.ts';

export const LEIA_ORGANA: Texts = {
  'leia-organa': {
    text: 'Your other Rebels present with Leia at a Death Star site are power +1. Immune to attrition < 2.',
    modifiers: [
      add('power', 1, ({ card }, my, game) => {
        if (!my.self || card.owner !== my.seat || !isKind(game.facts(card), 'rebel')) return false;
        return isPresentWith(game, my.self, card) && isOn(game.locationOf(card), 'death-star');
      }),
      immune(2),
    ],
  },
};
