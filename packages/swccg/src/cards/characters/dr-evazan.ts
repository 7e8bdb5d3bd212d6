import { leaveTable } from '../../rules/leaving.ts';
import { isPresentWith } from '../conditions.ts';
import { response, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const DR_EVAZAN: Texts = {
  'dr-evazan': {
    text: 'Adds 2 to power of what he pilots. Another character present who was just hit: you may have it lost at once.',
    modifiers: [pilots(2)],
    actions: [
      response('hit', {
        name: 'operate',
        good: 'harm',
        when: ({ game, my, moment }) =>
          my.self !== null &&
          game.find(moment.target.id) !== undefined &&
          game.facts(moment.target).type === 'character' &&
          isPresentWith(game, my.self, moment.target),
        *effect({ game, moment }) {
          yield* leaveTable(game, moment.target, 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
};
