import { keyOptions } from '@rangefinder/kernel';
import { pick, pickOne } from '../../ask.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { canUse, useForce } from '../../rules/force.ts';
import { isSite } from '../../rules/locations.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import { cardOption } from '../../rules/options.ts';
import type { CardTable } from '../../table.ts';
import { action, type Texts } from '../words.ts';
import { ownCharacters, passengers } from './escape-pod.ts';

/** The card that is being played goes to the Lost Pile in place of the Used Pile. */
function loseInstead(game: CardTable, seat: number, card: string): void {
  const playing = game.state.playing.at(-1);
  if (playing?.card === card && playing.seat === seat) playing.to = 'lost';
}

export const ELIS_HELROT: Texts = {
  'elis-helrot': {
    text: 'Outside battles: any of your characters at one site who may move are taken to another site. Draw a destiny and use that much Force for it, or this card is lost and nobody goes; only then can it be answered.',
    play: [
      action({
        name: 'transport',
        good: 'travel',
        timing: { battle: false },
        to: 'used',
        when: ({ game, seat }) => game.player(seat).reserve.length > 0,
        targets: ({ game, seat }) =>
          game.state.locations
            .filter((from) => isSite(from) && ownCharacters(game, game.everythingAt(from), seat).length > 0)
            .flatMap((from) =>
              game.state.locations
                .filter((to) => to !== from && passengers(game, game.everythingAt(from), to, seat).length > 0)
                .map((to) => ({ key: `${from.id}:${to.id}`, aim: { ids: [from.id, to.id] } })),
            ),
        // The fare is drawn and paid before anyone may respond
        *begin({ game, seat, card, aim }) {
          const [from, to] = aim.ids.map((id) => game.findLocation(id));
          if (!from || !to) return null;
          const options = passengers(game, game.everythingAt(from), to, seat).map(cardOption);
          const rule = 'swccg.core-movement.9';
          const chosen = yield* pick({ seat, rule, topic: 'transit-group', options, min: 1, max: options.length });
          const fare = Math.ceil((yield* drawDestiny(game, seat, 'card')) ?? 0);
          const choices = keyOptions(canUse(game, seat, fare) ? ['decline', 'pay'] : ['decline']);
          const { key: answer } = yield* pickOne({ seat, rule, topic: 'pay-fare', about: { fare }, options: choices });
          if (answer === 'decline') {
            loseInstead(game, seat, card);
            return null;
          }
          useForce(game, seat, fare);
          return { ids: [from.id, to.id, ...chosen.map(({ key }) => key)] };
        },
        // swccg.core-actions.10: a response may have taken somebody away
        *effect({ game, seat, aim }) {
          const [origin = '', destination = '', ...chosen] = aim.ids;
          const [from, to] = [game.findLocation(origin), game.findLocation(destination)];
          if (!from || !to) return;
          for (const passenger of passengers(game, game.everythingAt(from), to, seat)) {
            if (chosen.includes(passenger.id))
              relocate(game, passenger, atLocation(to), 'transport', 'swccg.core-movement.9');
          }
        },
      }),
    ],
  },
};
