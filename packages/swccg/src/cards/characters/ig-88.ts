import { leaveTable } from '../../rules/leaving.ts';
import { itself } from '../conditions.ts';
import { response, set, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const IG_88: Texts = {
  'ig-88': {
    text: 'Adds 2 to power of what he pilots. May use two different weapons. A character he has just hit at his site may be lost at once. Battles are fought by and against him.',
    modifiers: [pilots(2), set('may-be-battled', 1, itself)],
    actions: [
      response('hit', {
        name: 'assassinate',
        good: 'harm',
        when: ({ game, my, moment }) =>
          moment.user === my.self &&
          game.facts(moment.target).type === 'character' &&
          game.locationOf(moment.user) === game.locationOf(moment.target),
        *effect({ game, moment }) {
          if (game.find(moment.target.id))
            yield* leaveTable(game, moment.target, 'lost', 'swccg.core-weapon-firing.10');
        },
      }),
    ],
  },
};
