import type { Modifier } from '../../definition.ts';
import { isDefending, itself } from '../conditions.ts';
import { add, never, type Texts } from '../words.ts';

/** The guards of both sides: power +4 in a battle that the other player began. */
export const defends: Modifier = add(
  'power',
  4,
  (about, my, game) =>
    itself(about, my, game) &&
    isDefending(game, my.seat) &&
    (game.state.battle?.participants.includes(about.card.id) ?? false),
);

export const REBEL_GUARD: Texts = {
  'rebel-guard': {
    text: 'Power +4 when defending a battle. May not move.',
    modifiers: [defends, never('may-move', itself)],
  },
};
