import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardText, Deciding } from '../../definition.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { ability } from '../../rules/values.ts';
import type { CardTable } from '../../table.ts';
import { isActive } from '../conditions.ts';
import { response, type Texts } from '../words.ts';
import { titleOf } from './words.ts';

/** The highest ability among a player's characters on table; 0 without any. */
function highestAbility(game: CardTable, seat: Seat): number {
  const own = game.state.cards.filter(
    (card) => card.owner === seat && isActive(game, card) && game.facts(card).type === 'character',
  );
  return own.reduce((best, card) => Math.max(best, ability(game, card)), 0);
}

/** Draws a destiny and answers whether it is below the player's highest ability. */
export function* feels(game: CardTable, seat: Seat): Procedure<boolean> {
  const drawn = yield* drawDestiny(game, seat, 'card');
  return drawn !== null && drawn < highestAbility(game, seat);
}

// swccg.core-destiny.9
export const canFeel = ({ game, seat }: Deciding) =>
  game.player(seat).reserve.length > 0 && highestAbility(game, seat) > 0;

const sense: CardText = {
  text: 'Draw a destiny: if it is below your highest ability on table, cancel an Interrupt just played or a react. Or cancel an Alter just played.',
  play: [
    response('playing', {
      name: 'cancel',
      good: 'cancel',
      when: (deciding) => deciding.moment.seat !== deciding.seat && canFeel(deciding),
      *effect({ game, seat, moment }) {
        if (yield* feels(game, seat)) moment.cancelled = true;
      },
    }),
    response('reacting', {
      name: 'cancel-react',
      good: 'cancel',
      when: (deciding) => deciding.moment.seat !== deciding.seat && canFeel(deciding),
      *effect({ game, seat, moment }) {
        if (yield* feels(game, seat)) moment.cancelled = true;
      },
    }),
    response('playing', {
      name: 'cancel-alter',
      good: 'cancel',
      when: ({ game, seat, moment }) => moment.seat !== seat && titleOf(game, moment.card) === 'Alter',
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
  ],
};

export const SENSE: Texts = {
  'sense-light': sense,
  'sense-dark': sense,
};
