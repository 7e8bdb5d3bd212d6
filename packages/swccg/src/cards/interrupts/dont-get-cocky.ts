import { leaveTable } from '../../rules/leaving.ts';
import { isSite } from '../../rules/locations.ts';
import { response, type Texts } from '../words.ts';
import { addDestiny, addsDestiny, has } from './words.ts';

export const DONT_GET_COCKY: Texts = {
  'dont-get-cocky': {
    text: 'With Luke and Han in one battle, add two battle destinies. Or when your opponent begins a battle in space, one TIE/ln there is lost.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'luke') && has(game, seat, 'han')),
      response('battle', {
        name: 'destroy',
        good: 'harm',
        when: ({ seat, moment }) => moment.seat !== seat && !isSite(moment.location),
        targets: ({ game, moment }) =>
          game
            .at(moment.location)
            .filter((card) => {
              const { facts, text } = game.definition(card);
              return facts.type === 'starship' && (facts.model === 'tie/ln' || text?.ships?.includes('tie/ln'));
            })
            .map(({ id }) => id),
        // swccg.starship-squadron-examples.9: a squadron is lost as a whole
        *effect({ game, target }) {
          const ship = game.find(target);
          if (ship) yield* leaveTable(game, ship, 'lost', 'swccg.starship-squadron-examples.9');
        },
      }),
    ],
  },
};
