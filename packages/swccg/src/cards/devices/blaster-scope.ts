import { hasKeyword, itsHolder, onYour } from '../conditions.ts';
import { set, type Texts } from '../words.ts';

export const BLASTER_SCOPE: Texts = {
  'blaster-scope': {
    text: 'Deploy on your blaster: it may also target at an adjacent site.',
    deploysOn: onYour((card, game) => hasKeyword(game.facts(card), 'blaster', 'blaster rifle', 'rifle'), 0),
    modifiers: [set('adjacent-range', 1, itsHolder)],
  },
};
