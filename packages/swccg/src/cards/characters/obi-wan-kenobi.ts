import { leaveTable } from '../../rules/leaving.ts';
import { ability } from '../../rules/values.ts';
import { moveAway } from '../../rules/ways-to-move.ts';
import { opponentOf } from '../../state.ts';
import { isPresent, isPresentWith } from '../conditions.ts';
import { response, type Texts } from '../words.ts';
import { immune } from './words.ts';

export const OBI_WAN_KENOBI: Texts = {
  'obi-wan-kenobi': {
    text: 'When anybody has just initiated a battle where he is present, you may use 1 Force: one of your opponent’s characters of ability 1 present moves away for free, or is lost. Immune to attrition < 5.',
    modifiers: [immune(5)],
    actions: [
      response('battle', {
        name: 'send-away',
        good: 'harm',
        cost: 1,
        oncePerTurn: true,
        when: ({ game, my, moment }) =>
          my.self !== null && isPresent(game, my.self) && game.locationOf(my.self) === moment.location,
        targets: ({ game, seat, my }) =>
          game.state.cards
            .filter(
              (card) =>
                card.owner === opponentOf(seat) &&
                game.facts(card).type === 'character' &&
                ability(game, card) === 1 &&
                my.self !== null &&
                isPresentWith(game, my.self, card),
            )
            .map(({ id }) => id),
        *effect({ game, target }) {
          const card = game.find(target);
          if (card && !(yield* moveAway(game, card, { free: true }))) {
            yield* leaveTable(game, card, 'lost', 'swccg.core-movement.10');
          }
        },
      }),
    ],
  },
};
