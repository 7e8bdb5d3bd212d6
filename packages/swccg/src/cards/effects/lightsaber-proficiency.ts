import { selfOf } from '../../rules/actions.ts';
import { isUsable } from '../../rules/carrying.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { ability } from '../../rules/values.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isCharacter, itsHolder } from '../conditions.ts';
import { add, automatic, mayAddToDrain, type Texts } from '../words.ts';

/** One that it can use (swccg.core-weapon-carrying.10). */
const hasLightsaber = (card: CardInPlay, game: CardTable) =>
  game.heldBy(card).some((item) => hasKeyword(game.facts(item), 'lightsaber') && isUsable(game, item));

export const LIGHTSABER_PROFICIENCY: Texts = {
  'lightsaber-proficiency': {
    text: 'Deploy on somebody of yours with a lightsaber and more ability than 2: power +3 in battle, and you may add 1 to your Force drain where it is present. Lost when the lightsaber is.',
    deploysOn: ({ on }, seat, game) => {
      if (!on || on.owner !== seat || !isCharacter(on, game)) return null;
      return ability(game, on) > 2 && hasLightsaber(on, game) ? 0 : null;
    },
    modifiers: [
      add(
        'power',
        3,
        (about, my, game) =>
          itsHolder(about, my, game) && (game.state.battle?.participants.includes(about.card.id) ?? false),
      ),
    ],
    actions: [mayAddToDrain(({ self }, game) => (self && game.find(self.where.id)) ?? null)],
    automatic: [
      automatic('board', {
        when: ({ game, my }) => {
          const holder = my.self && game.find(my.self.where.id);
          return holder !== null && holder !== undefined && !hasLightsaber(holder, game);
        },
        *effect({ game, my }) {
          yield* leaveTable(game, selfOf(my), 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
};
