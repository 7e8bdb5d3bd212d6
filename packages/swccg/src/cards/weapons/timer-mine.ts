import { pick } from '../../ask.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSite } from '../../rules/locations.ts';
import { cardOption } from '../../rules/options.ts';
import { opponentOf } from '../../state.ts';
import { hasKeyword } from '../conditions.ts';
import { automatic, type Texts } from '../words.ts';

export const TIMER_MINE: Texts = {
  'timer-mine-dark': {
    text: "Deploy at a site where you have a mining droid. At the start of your next turn draw destiny: that many of your opponent's characters there are lost, of the opponent's choice, and this mine.",
    deploysOn: ({ on, location }, seat, game) => {
      if (on || !location || !isSite(location)) return null;
      const miners = game.everythingAt(location).filter((card) => hasKeyword(game.facts(card), 'mining droid'));
      return miners.some((card) => card.owner === seat) ? 0 : null;
    },
    automatic: [
      automatic('start-of-step', {
        when: ({ my, moment }) => moment.step === 'start-of-turn' && moment.seat === my.seat,
        *effect({ game, my, seat }) {
          const mine = my.self;
          const site = mine && game.locationOf(mine);
          if (!mine || !site) return;
          const drawn = (yield* drawDestiny(game, seat, 'card')) ?? 0;
          const opponent = opponentOf(seat);
          const victims = game
            .everythingAt(site)
            .filter((card) => card.owner === opponent && game.facts(card).type === 'character')
            .map(cardOption);
          const count = Math.min(Math.floor(drawn), victims.length);
          const rule = 'swccg.start-of-turn.2';
          const lost =
            count === 0
              ? []
              : yield* pick({ seat: opponent, rule, topic: 'lose-cards', options: victims, min: count, max: count });
          for (const { card } of lost) if (game.find(card.id)) yield* leaveTable(game, card, 'lost', rule);
          yield* leaveTable(game, mine, 'lost', rule);
        },
      }),
    ],
  },
};
