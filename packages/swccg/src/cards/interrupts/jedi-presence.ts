import type { CardText } from '../../definition.ts';
import type { Side } from '../../facts.ts';
import { last } from '../../rules/actions.ts';
import { inBattle, isJedi, isKind, isPresent, itsTarget } from '../conditions.ts';
import { action, type Texts, times } from '../words.ts';

/** With one's Jedi in battle all others, other Jedi too, fight twice as hard. */
export const jediPresence = (kind: string, side: Side, text: string): CardText => ({
  text,
  lasting: {
    double: [
      times('power', 2, ({ card }, my, game) => {
        const facts = game.facts(card);
        return (
          card.owner === my.seat &&
          isKind(facts, kind) &&
          !itsTarget({ card }, my, game) &&
          (game.state.battle?.participants.includes(card.id) ?? false)
        );
      }),
    ],
  },
  play: [
    action({
      name: 'double',
      good: 'power',
      cost: 1,
      timing: { battle: true },
      targets: ({ game, seat }) =>
        inBattle(game, seat, (card) => isJedi(game.facts(card), side) && isPresent(game, card)).map(({ id }) => id),
      *effect(acting) {
        last(acting, 'double', 'battle');
      },
    }),
  ],
});

export const JEDI_PRESENCE: Texts = {
  'jedi-presence': jediPresence(
    'rebel',
    'light',
    'Use 1 Force: with your Jedi present in battle, your other Rebels there have double power.',
  ),
};
