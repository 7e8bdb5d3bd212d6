import type { CardText } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { itsTarget } from '../conditions.ts';
import { never, response, type Texts } from '../words.ts';

/** A card the opponent just deployed stays out of battle and in place for the turn. */
export const barrier: CardText = {
  text: 'Use 1 Force: a character or starship your opponent just deployed may not battle or move this turn.',
  lasting: { held: [never('may-move', itsTarget), never('may-battle', itsTarget)] },
  play: [
    response('deployed', {
      name: 'hold',
      good: 'hold',
      cost: 1,
      when: ({ game, seat, moment }) => {
        const { type } = game.facts(moment.card);
        return moment.seat !== seat && (type === 'character' || type === 'starship');
      },
      *effect(acting) {
        last({ ...acting, target: acting.moment.card.id }, 'held', 'turn');
      },
    }),
  ],
};

export const REBEL_BARRIER: Texts = {
  'rebel-barrier': barrier,
};
