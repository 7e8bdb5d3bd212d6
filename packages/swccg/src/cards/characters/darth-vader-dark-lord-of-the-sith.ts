import { drawDestiny } from '../../rules/destiny.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { ability } from '../../rules/values.ts';
import { opponentOf } from '../../state.ts';
import { inBattle, isPresentWith } from '../conditions.ts';
import { action, type Texts } from '../words.ts';
import { immune, pilots } from './words.ts';

export const DARTH_VADER_DARK_LORD_OF_THE_SITH: Texts = {
  'darth-vader-dark-lord-of-the-sith': {
    text: 'Adds 3 to power of what he pilots. In battle, once, target a character your opponent has present and draw destiny: lost if it beats its ability. Immune to attrition < 5.',
    modifiers: [pilots(3), immune(5)],
    actions: [
      action({
        name: 'choke',
        good: 'harm',
        timing: { battle: true },
        oncePerTurn: true,
        targets: ({ game, seat, my }) => {
          const { self } = my;
          // swccg.core-destiny.9
          if (game.player(seat).reserve.length === 0) return [];
          if (!self || !game.state.battle?.participants.includes(self.id)) return [];
          return inBattle(game, opponentOf(seat), (card) => game.facts(card).type === 'character')
            .filter((card) => isPresentWith(game, self, card))
            .map(({ id }) => id);
        },
        *effect({ game, seat, target }) {
          const drawn = yield* drawDestiny(game, seat, 'card');
          const victim = game.find(target);
          if (victim && drawn !== null && drawn > ability(game, victim))
            yield* leaveTable(game, victim, 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
};
