import { isKind, isOnPlanet, itsHolder, onYour } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const TATOOINE_UTILITY_BELT: Texts = {
  'tatooine-utility-belt': {
    text: 'Deploy for 1 on your Rebel or alien: on Tatooine, power and forfeit +2.',
    deploysOn: onYour((card, game) => isKind(game.facts(card), 'rebel', 'alien'), 1),
    modifiers: (['power', 'forfeit'] as const).map((question) =>
      add(question, 2, (about, my, game) => itsHolder(about, my, game) && isOnPlanet(game, about.card, 'tatooine')),
    ),
  },
};
