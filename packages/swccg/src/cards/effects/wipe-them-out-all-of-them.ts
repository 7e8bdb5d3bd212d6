import type { CardText } from '../../definition.ts';
import { type CardInPlay, opponentOf } from '../../state.ts';
import { inBattle, isKind } from '../conditions.ts';
import { atMost, type Texts } from '../words.ts';

/** Another Pathetic Lifeform does the same. */
export const pathetic: CardText = {
  text: 'While your opponent has an alien or a starfighter that is not unique in a battle, they draw two battle destinies at most.',
  modifiers: [
    atMost('battle-destinies', 2, ({ seat }, my, game) => {
      if (seat !== opponentOf(my.seat)) return false;
      const common = (card: CardInPlay) => {
        const facts = game.facts(card);
        const fits = isKind(facts, 'alien') || (facts.type === 'starship' && facts.class === 'starfighter');
        return fits && facts.copies !== 1;
      };
      return inBattle(game, seat, common).length > 0;
    }),
  ],
};

export const WIPE_THEM_OUT_ALL_OF_THEM: Texts = {
  'wipe-them-out-all-of-them': pathetic,
};
