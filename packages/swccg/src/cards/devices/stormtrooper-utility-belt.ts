import { isKind, isOnPlanet, itsHolder, onYour } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const STORMTROOPER_UTILITY_BELT: Texts = {
  'stormtrooper-utility-belt': {
    text: 'Deploy for 1 on your Imperial or alien: power and forfeit +1, on the Death Star +2.',
    deploysOn: onYour((card, game) => isKind(game.facts(card), 'imperial', 'alien'), 1),
    modifiers: (['power', 'forfeit'] as const).map((question) =>
      add(question, ({ card }, _my, game) => (isOnPlanet(game, card, 'death-star') ? 2 : 1), itsHolder),
    ),
  },
};
