import type { Seat } from '@rangefinder/kernel';
import { last } from '../../rules/actions.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { battleAt, inBattle, isPersona, isPiloting } from '../conditions.ts';
import { action, type Texts } from '../words.ts';
import { alone, destinyAndPower } from './words.ts';

/** The one pilot of a ship that defends alone in space, a person or a permanent one. */
export function lonePilot(game: CardTable, seat: Seat): CardInPlay | undefined {
  if (!battleAt(game, 'space')) return undefined;
  const fits = (card: CardInPlay) => {
    const { facts, text } = game.definition(card);
    if (facts.type === 'starship') return text?.permanentPilots !== undefined && !hasCrew(game, card);
    const ship = game.find(card.where.id);
    return facts.type === 'character' && ship !== undefined && isPiloting(game, card, ship);
  };
  return alone(game, seat, fits) ? inBattle(game, seat, fits)[0] : undefined;
}

const hasCrew = (game: CardTable, ship: CardInPlay) =>
  game.heldBy(ship).some((rider) => game.facts(rider).type === 'character');

export const FULL_THROTTLE: Texts = {
  'full-throttle': {
    text: 'Add one battle destiny for your pilot (or permanent pilot) who defends alone in space; for Luke also 1 to power.',
    lasting: destinyAndPower,
    play: [
      action({
        name: 'add',
        good: 'destiny',
        timing: { battle: true },
        when: ({ game, seat }) => lonePilot(game, seat) !== undefined,
        *effect(acting) {
          const pilot = lonePilot(acting.game, acting.seat);
          last({ ...acting, target: '' }, 'destiny', 'battle', 1);
          if (pilot && isPersona(acting.game, pilot, 'luke')) last({ ...acting, target: '' }, 'might', 'battle');
        },
      }),
    ],
  },
};
