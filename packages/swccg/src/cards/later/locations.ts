import { isRelated, isSite } from '../../rules/locations.ts';
import { controls, occupies } from '../../rules/presence.ts';
import { opponentOf } from '../../state.ts';
import { deployingHere, here, isKind, isPersona } from '../conditions.ts';
import type { CardText } from '../definition.ts';
import { iconCount } from '../facts.ts';
import { add, never, response, type Texts } from '../words.ts';

/** Cloud sectors thin the air for everybody. */
const thinAir = (['power', 'maneuver'] as const).map((question) =>
  add(
    question,
    -2,
    ({ card }, my, game) => game.facts(card).type === 'starship' && game.locationOf(card) === my.location,
  ),
);

const clouds = (owner: 'light' | 'dark'): CardText => {
  const own = {
    modifiers: thinAir,
    actions: [
      response('drain', {
        name: 'add-to-drain',
        good: 'drain',
        oncePerTurn: true,
        when: ({ game, seat, my, moment }) => {
          if (!my.location || moment.seat !== seat || !controls(game, my.location, seat)) return false;
          if (moment.added.includes(my.title)) return false;
          return isSite(moment.location) && isRelated(moment.location, my.location);
        },
        *effect({ my, moment }) {
          moment.added.push(my.title);
        },
      }),
    ],
  };
  const other = {
    modifiers: [add('drain', 1, (about, my, game) => here(about, my) && controls(game, about.location, about.seat))],
  };
  return {
    text: 'Owner of this card: while you control it, once a turn you may add 1 to your Force drain at a related site. Opponent: Force drain +1 here while you control it. Starships here are power and maneuver -2.',
    sector: 'cloud',
    light: owner === 'light' ? own : other,
    dark: owner === 'dark' ? own : other,
  };
};

const spaceport = (owner: 'light' | 'dark'): CardText => {
  const own = {
    transit: 2,
    modifiers: [
      add(
        'deploy-cost',
        ({ facts }) => (facts.type === 'starship' && facts.model.includes('freighter') ? -2 : -1),
        (about, my) =>
          deployingHere(about, my) && about.facts.type === 'starship' && about.facts.class === 'starfighter',
      ),
    ],
  };
  const other = {
    transit: 3,
    modifiers: [
      add(
        'deploy-cost',
        1,
        (about, my) =>
          deployingHere(about, my) && about.facts.type === 'character' && iconCount(about.facts, 'pilot') > 0,
      ),
    ],
  };
  return {
    text: 'Owner of this card: docking bay transit from here 2 Force; your starfighters deploy -1 here, freighters -2. Opponent: transit 3 Force; your pilots deploy +1 here. Not on Hoth, Endor, Dagobah, Yavin 4 or Bespin.',
    notTo: ['bespin', 'dagobah', 'endor', 'hoth', 'yavin-4'],
    light: owner === 'light' ? own : other,
    dark: owner === 'dark' ? own : other,
  };
};

export const LOCATIONS: Texts = {
  'clouds-light': clouds('light'),
  'clouds-dark': clouds('dark'),
  'spaceport-docking-bay-light': spaceport('light'),
  'spaceport-docking-bay-dark': spaceport('dark'),
  'death-star': {
    text: 'A mobile system of hyperspeed 1; deploys at parsec 0. As a starting location, the Light Side takes the first turn.',
    firstTurn: 'light',
  },
  'executor-holotheatre': {
    text: 'Dark: while you have Vader or the Emperor on table, you generate 1 more Force here, 2 with both. Light: Force drain +1 here while you control it.',
    dark: {
      modifiers: [
        add(
          'location-generation',
          ({ seat }, _my, game) =>
            ['vader', 'emperor'].filter((persona) =>
              game.state.cards.some((card) => card.owner === seat && isPersona(game, card, persona)),
            ).length,
          here,
        ),
      ],
    },
    light: {
      modifiers: [add('drain', 1, (about, my, game) => here(about, my) && controls(game, about.location, about.seat))],
    },
  },
  'home-one-war-room': {
    text: 'Light: while you control it and have a Rebel here, Home One deploys -5 and is power +3. Dark: Force drain -1 here; in a battle you initiate here you add one battle destiny.',
    light: {
      modifiers: [
        add(
          'deploy-cost',
          -5,
          ({ facts, seat }, my, game) => facts.id === 'home-one' && seat === my.seat && commands(my, game),
        ),
        add('power', 3, ({ card }, my, game) => card.card === 'home-one' && commands(my, game)),
      ],
    },
    dark: {
      modifiers: [
        add('drain', -1, here),
        add('battle-destinies', 1, (about, my, game) => here(about, my) && game.state.battle?.initiator === my.seat),
      ],
    },
  },
  'home-one-docking-bay': {
    text: 'Light: free docking bay transit from here; while you occupy it, your opponent may not move here. Dark: transit from here 7 Force, to here 9 more.',
    light: {
      transit: 0,
      modifiers: [
        never('may-move', ({ card, to }, my, game) => {
          return to !== null && to === my.location && card.owner === opponentOf(my.seat) && occupies(game, to, my.seat);
        }),
      ],
    },
    dark: { transit: 7, transitTo: 9 },
  },
};

function commands(my: Parameters<typeof here>[1], game: Parameters<typeof controls>[0]): boolean {
  if (!my.location || !controls(game, my.location, my.seat)) return false;
  return game.everythingAt(my.location).some((card) => card.owner === my.seat && isKind(game.facts(card), 'rebel'));
}
