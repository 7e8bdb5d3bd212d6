import type { AtLocation, CardText } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import type { CardTable } from '../../table.ts';
import { action, response, type Texts, times } from '../words.ts';

/** Triples the battle damage of the loser, or what the opponent's card of the same kind makes of it. */
export const overconfident = (rival: string, text: string): CardText => {
  const rivalWorks = (game: CardTable) =>
    game.state.lasting.some(({ card, name }) => card === rival && name === 'triple');
  const fought = ({ location }: AtLocation, game: CardTable) => game.state.battle?.location === location.id;
  return {
    text,
    lasting: {
      triple: [times('battle-damage', 3, (about, _my, game) => fought(about, game))],
      // Nothing to triple, if the other card was cancelled
      again: [times('battle-damage', 3, (about, _my, game) => fought(about, game) && rivalWorks(game))],
    },
    play: [
      response('battle', {
        name: 'triple',
        good: 'stakes',
        when: ({ seat, moment }) => moment.seat !== seat,
        *effect(acting) {
          last({ ...acting, target: '' }, 'triple', 'battle');
        },
      }),
      response('playing', {
        name: 'triple-again',
        good: 'stakes',
        when: ({ seat, moment }) => moment.seat !== seat && moment.card === rival && moment.name === 'triple',
        *effect(acting) {
          last({ ...acting, target: '' }, 'again', 'battle');
        },
      }),
      action({
        name: 'triple-again',
        good: 'stakes',
        timing: { battle: true },
        when: ({ game }) => rivalWorks(game),
        *effect(acting) {
          last({ ...acting, target: '' }, 'again', 'battle');
        },
      }),
    ],
  };
};

export const DONT_UNDERESTIMATE_OUR_CHANCES: Texts = {
  'dont-underestimate-our-chances': overconfident(
    'you-overestimate-their-chances',
    'When your opponent begins a battle, the battle damage of its loser is tripled. Or what You Overestimate Their Chances makes of it is tripled once more.',
  ),
};
