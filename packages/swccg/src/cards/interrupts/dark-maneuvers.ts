import type { Deciding, TextAction } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { isStarfighter, itsTarget } from '../conditions.ts';
import { action, add, response, type Texts } from '../words.ts';

const starfighters = ({ game }: Deciding) =>
  game.state.cards.filter((card) => isStarfighter(game.facts(card))).map(({ id }) => id);

/** Helps any starfighter for the rest of the turn, in time even after a weapon has drawn destiny against it. */
export const boostsStarfighter: readonly TextAction[] = [
  action({
    name: 'boost',
    good: 'power',
    targets: starfighters,
    *effect(acting) {
      last(acting, 'boost', 'turn');
    },
  }),
  response('destiny', {
    name: 'dodge',
    good: 'save',
    when: ({ moment }) => moment.kind === 'weapon',
    targets: starfighters,
    *effect(acting) {
      last(acting, 'boost', 'turn');
    },
  }),
];

export const DARK_MANEUVERS: Texts = {
  'dark-maneuvers': {
    text: 'A starfighter has maneuver +2 and power +1 until the end of the turn; with a hyperdrive also hyperspeed +2. Even when a weapon has just drawn destiny against it.',
    lastsOn: isStarfighter,
    lasting: {
      boost: [
        add('maneuver', 2, itsTarget),
        add('power', 1, itsTarget),
        add('hyperspeed', 2, (about, my, game) => {
          const facts = game.facts(about.card);
          return itsTarget(about, my, game) && facts.type === 'starship' && facts.hyperspeed !== undefined;
        }),
      ],
    },
    play: boostsStarfighter,
  },
};
