import { isKind, isPersona, itsHolder, onYour } from '../conditions.ts';
import { add, atLeast, set, type Texts } from '../words.ts';

export const MANDALORIAN_ARMOR: Texts = {
  'mandalorian-armor': {
    text: 'Deploy for 3 on your Imperial or alien other than Vader and Boba Fett: power +2, armor = 5, immune to attrition < 3.',
    deploysOn: onYour(
      (card, game) => isKind(game.facts(card), 'imperial', 'alien') && !isPersona(game, card, 'vader', 'boba-fett'),
      3,
    ),
    modifiers: [add('power', 2, itsHolder), set('armor', 5, itsHolder), atLeast('immunity', 3, itsHolder)],
  },
};
