import type { Procedure, Seat } from '@rangefinder/kernel';
import { pickOne } from '../../ask.ts';
import { kindsIn, removeKind, searchPile } from '../../rules/force.ts';
import { checkLifeForce } from '../../rules/life-force.ts';
import { kindOption } from '../../rules/options.ts';
import { layOn, lookAt, takeTop } from '../../rules/piles.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import type { CardTable } from '../../table.ts';
import { action, type Texts } from '../words.ts';
import { mayStartWith } from './the-signal.ts';

/** Looks at three cards of the Reserve Deck and keeps one. */
function* sortOut(game: CardTable, seat: Seat): Procedure<void> {
  const player = game.player(seat);
  const top = [...lookAt(player, 'reserve', 3)];
  const options = kindsIn(top).map((card) => kindOption(card));
  if (options.length === 0) return;
  const rule = 'swccg.core-piles.13';
  const { key } = yield* pickOne({ seat, rule, topic: 'keep-card', options, secret: true });
  for (const _ of top) takeTop(player, 'reserve');
  removeKind(top, key);
  layOn(player, 'reserve', key);
  for (const card of top) {
    player.lost.unshift(card);
    game.emit({ type: 'lost-force', rule, seat, card, from: 'reserve' });
  }
  checkLifeForce(game);
}

export const START_YOUR_ENGINES: Texts = {
  'start-your-engines': {
    text: 'Lost: look at the top 3 cards of your Reserve Deck; all but one are lost. Starting: deploy Podrace Arena and Boonta Eve Podrace, if you have them, and an Effect without deploy cost; this card goes back into your Reserve Deck.',
    play: [
      action({
        name: 'sort-out',
        good: 'sift',
        *effect({ game, seat }) {
          yield* sortOut(game, seat);
        },
      }),
    ],
    startingTo: 'reserve',
    *starting({ game, seat }) {
      for (const title of ['Podrace Arena', 'Boonta Eve Podrace']) {
        const named = game.player(seat).reserve.find((card) => game.cards.of(card).facts.title === title);
        if (named !== undefined) yield* deployFromReserve(game, seat, named);
      }
      const found = yield* searchPile(game, seat, 'reserve', (facts) => mayStartWith(game, seat, facts));
      if (found !== null) yield* deployFromReserve(game, seat, found);
    },
  },
};
