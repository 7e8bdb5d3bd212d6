import { keyOptions } from '@rangefinder/kernel';
import { pickOne } from '../../ask.ts';
import { moveTop } from '../../rules/force.ts';
import { checkLifeForce } from '../../rules/life-force.ts';
import { lookAt } from '../../rules/piles.ts';
import { onYour, warrior } from '../conditions.ts';
import { action, type Texts } from '../words.ts';

export const ELECTROBINOCULARS: Texts = {
  electrobinoculars: {
    text: 'Deploy for 1 on your warrior. At any time use 2 Force to look at your Reserve Deck’s top card; you may move it to your Force Pile.',
    deploysOn: onYour(warrior, 1),
    actions: [
      action({
        name: 'peek',
        good: 'sift',
        cost: 2,
        when: ({ game, seat }) => game.player(seat).reserve.length > 0,
        *effect({ game, seat }) {
          const [card = ''] = lookAt(game.player(seat), 'reserve', 1);
          const type = 'peeked';
          const seen = 'swccg.core-hidden.2';
          game.emitTo(seat, { type, rule: seen, seat, count: 1, cards: [card] }, { type, rule: seen, seat, count: 1 });
          const options = keyOptions(['keep', 'activate-it']);
          const rule = 'swccg.core-hidden.4';
          const { key } = yield* pickOne({ seat, rule, topic: 'peek', about: { card }, options, secret: true });
          if (key === 'keep') return;
          moveTop(game, seat, 'reserve', 'force');
          game.emit({ type: 'activated', rule: 'swccg.core-activate.6', seat, amount: 1 });
          checkLifeForce(game);
        },
      }),
    ],
  },
};
