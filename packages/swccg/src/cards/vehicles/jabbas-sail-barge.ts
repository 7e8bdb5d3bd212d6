import { rowsFor } from '../../rules/deploy-locations.ts';
import { searchPile } from '../../rules/force.ts';
import { isSite } from '../../rules/locations.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { isKind } from '../conditions.ts';
import { add, response, type Texts } from '../words.ts';

export const JABBAS_SAIL_BARGE: Texts = {
  'jabbas-sail-barge': {
    text: 'Deploys only on Tatooine; you may then search your Reserve Deck for its Passenger Deck and deploy it. Room for 7 passengers and a driver. Aboard, your aliens deploy for 1 less.',
    capacity: { drivers: 1, passengers: 7 },
    deploysOnly: ({ location }) => location?.row === 'tatooine' && isSite(location),
    modifiers: [
      add('deploy-cost', -1, ({ facts, seat, on, location }, my, game) => {
        if (!my.self || seat !== my.seat || !isKind(facts, 'alien')) return false;
        // swccg.core-present.7: its Passenger Deck is aboard as well
        return on === my.self || (location !== null && game.rowOf(location).row.starship === my.self.id);
      }),
    ],
    actions: [
      response('deployed', {
        name: 'deploy-site',
        good: 'cards',
        when: ({ my, moment }) => moment.card === my.self,
        *effect({ game, seat }) {
          const card = yield* searchPile(
            game,
            seat,
            'reserve',
            ({ id }) => id === 'jabbas-sail-barge-passenger-deck' && rowsFor(game, seat, id).length > 0,
          );
          if (card !== null) yield* deployFromReserve(game, seat, card);
          game.shuffle(seat, 'reserve');
        },
      }),
    ],
  },
};
