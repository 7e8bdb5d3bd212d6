import { pick } from '../../ask.ts';
import type { CardText } from '../../definition.ts';
import { removeKind } from '../../rules/force.ts';
import { kindOption } from '../../rules/options.ts';
import { layOn } from '../../rules/piles.ts';
import { onSide } from '../conditions.ts';
import { action, type Texts } from '../words.ts';

/** Cards in hand go back under cover. */
export const returnsHand = (text: string): CardText => ({
  text,
  deploysOn: onSide(1),
  actions: [
    action({
      name: 'return',
      good: 'life',
      timing: { phase: 'control', turn: 'own' },
      oncePerTurn: true,
      when: ({ game, seat }) => game.player(seat).hand.length > 0,
      *effect({ game, seat }) {
        const player = game.player(seat);
        const options = player.hand.map((card, i) => kindOption(card, `${i + 1}:${card}`));
        const rule = 'swccg.core-piles.14';
        const chosen = yield* pick({ seat, rule, topic: 'return-cards', options, min: 0, max: options.length });
        const cards = chosen.map(({ card }) => card);
        for (const card of cards) {
          removeKind(player.hand, card);
          layOn(player, 'used', card);
        }
        const type = 'returned';
        const count = cards.length;
        game.emitTo(seat, { type, rule, seat, count, cards }, { type, rule, seat, count });
      },
    }),
  ],
});

export const TRAFFIC_CONTROL: Texts = {
  'traffic-control': returnsHand(
    'Deploy for 1. In your control phase, once, cards from hand go on top of your Used Pile as you like.',
  ),
};
