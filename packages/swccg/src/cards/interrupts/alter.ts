import type { Seat } from '@rangefinder/kernel';
import type { CardText } from '../../definition.ts';
import { leaveTable } from '../../rules/leaving.ts';
import type { CardTable } from '../../table.ts';
import { isEffect } from '../conditions.ts';
import { action, response, type Texts } from '../words.ts';
import { canFeel, feels } from './sense.ts';
import { titleOf } from './words.ts';

/** Effects and Utinni Effects, unless they say otherwise. */
const mayAlter = (card: string, owner: Seat, game: CardTable) => {
  const { facts, text } = game.cards.of(card);
  const other = facts.type === 'effect' && facts.kind !== undefined && facts.kind !== 'utinni';
  const immune = text?.immuneTo?.includes('Alter') && text.immuneWhile?.(owner, game) !== false;
  return !other && !immune;
};

const alter: CardText = {
  text: 'Draw a destiny: if it is below your highest ability on table, cancel an Effect on table or being deployed. Or cancel a Sense just played.',
  play: [
    action({
      name: 'cancel',
      good: 'cancel',
      when: canFeel,
      targets: ({ game }) =>
        game.state.cards
          .filter((card) => isEffect(game.facts(card)) && mayAlter(card.card, card.owner, game))
          .map(({ id }) => id),
      *effect({ game, seat, target }) {
        const worked = yield* feels(game, seat);
        const effect = game.find(target);
        if (worked && effect) yield* leaveTable(game, effect, 'lost', 'swccg.core-effects.7');
      },
    }),
    response('deploying', {
      name: 'stop',
      good: 'cancel',
      when: (deciding) => {
        const { card, seat } = deciding.moment;
        if (seat === deciding.seat || !isEffect(deciding.game.cards.of(card).facts)) return false;
        return mayAlter(card, seat, deciding.game) && canFeel(deciding);
      },
      *effect({ game, seat, moment }) {
        if (yield* feels(game, seat)) moment.cancelled = true;
      },
    }),
    response('playing', {
      name: 'cancel-sense',
      good: 'cancel',
      when: ({ game, seat, moment }) => moment.seat !== seat && titleOf(game, moment.card) === 'Sense',
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
  ],
};

export const ALTER: Texts = {
  'alter-light': alter,
  'alter-dark': alter,
};
