import { inBattle, isPiloting } from '../conditions.ts';
import { atLeast, never, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const CAPTAIN_NEEDA: Texts = {
  'captain-needa': {
    text: 'Adds 2 to power of what he pilots; the Avenger is also immune to attrition < 4. While he is in a battle, your other characters there that are not hit may not be forfeited.',
    modifiers: [
      pilots(2),
      atLeast(
        'immunity',
        4,
        ({ card }, my, game) => card.card === 'avenger' && my.self !== null && isPiloting(game, my.self, card),
      ),
      never('may-be-forfeited', ({ card }, my, game) => {
        if (card === my.self || card.hit || card.owner !== my.seat || game.facts(card).type !== 'character')
          return false;
        return inBattle(game, my.seat, (other) => other === my.self).length > 0;
      }),
    ],
  },
};
