import type { CardText } from '../../definition.ts';
import { opponentOf } from '../../state.ts';
import { isActive, isJedi, isPresent } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

/** On one's Jedi: the opponent's ability fades, unless one of their own is there. */
export function mindTrick(side: 'light' | 'dark'): CardText {
  const other = side === 'light' ? 'dark' : 'light';
  return {
    text: `Deploy for 1 on your ${side === 'light' ? 'Jedi' : 'Dark Jedi'}: your opponent’s total ability there is -2, unless a ${side === 'light' ? 'Dark Jedi' : 'Jedi'} is present.`,
    deploysOn: ({ on }, seat, game) => (on && on.owner === seat && isJedi(game.facts(on), side) ? 1 : null),
    modifiers: (['total-ability', 'destiny-ability'] as const).map((question) =>
      add(question, -2, ({ location, seat }, my, game) => {
        if (!my.self || seat !== opponentOf(my.seat) || game.locationOf(my.self) !== location) return false;
        return !game.everythingAt(location).some((card) => {
          const rival = card.owner === seat && isActive(game, card) && isJedi(game.facts(card), other);
          return rival && isPresent(game, card);
        });
      }),
    ),
  };
}

export const AFFECT_MIND: Texts = {
  'affect-mind': mindTrick('light'),
};
