import type { Seat } from '@rangefinder/kernel';
import { last } from '../../rules/actions.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isAdjacent } from '../../rules/locations.ts';
import { ability } from '../../rules/values.ts';
import { hit } from '../../rules/weapon-firing.ts';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import {
  battleAt,
  hasKeyword,
  inBattle,
  inItsBattle,
  isActive,
  isKind,
  isPersona,
  isPiloting,
  isPresent,
  itsTarget,
} from '../conditions.ts';
import type { CardText, TextAction } from '../definition.ts';
import { action, add, type Texts } from '../words.ts';
import {
  addDestiny,
  addsDestiny,
  alone,
  boostsStarfighter,
  cancels,
  fetches,
  has,
  isStarfighter,
  strong,
} from './interrupts.ts';

/** Interrupts for one who fights alone, and others that turn a battle. */

/** One battle destiny, and 1 power on top of it. */
const destinyAndPower: NonNullable<CardText['lasting']> = {
  ...addsDestiny,
  might: [add('total-power', 1, inItsBattle)],
};

/** A function of somebody alone at a site: one battle destiny, for the named one also power. */
function loneSwordsman(persona: string, kind: string): readonly TextAction[] {
  const named = (game: CardTable, seat: Seat) => alone(game, seat, (card) => isPersona(game, card, persona));
  const other = (game: CardTable, seat: Seat) =>
    alone(game, seat, (card) => isKind(game.facts(card), kind) && ability(game, card) > 2);
  return [
    action({
      name: 'add',
      good: 'destiny',
      timing: { battle: true },
      when: ({ game, seat }) => battleAt(game, 'site') && other(game, seat),
      *effect(acting) {
        const mighty = named(acting.game, acting.seat);
        last({ ...acting, target: '' }, 'destiny', 'battle', 1);
        if (mighty) last({ ...acting, target: '' }, 'might', 'battle');
      },
    }),
  ];
}

/** The one pilot of a ship that defends alone in space, a person or a permanent one. */
function lonePilot(game: CardTable, seat: Seat): CardInPlay | undefined {
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

const aloneAtSite = (game: CardTable, seat: Seat, fits: (card: CardInPlay) => boolean) =>
  battleAt(game, 'site') && alone(game, seat, fits);

const isTrooper = (game: CardTable, card: CardInPlay) => hasKeyword(game.facts(card), 'trooper', 'stormtrooper');

const STORMY = [
  'tatooine-beggars-canyon',
  'tatooine-dune-sea',
  'tatooine-jawa-camp',
  'tatooine-jundland-wastes',
  'tatooine-lars-moisture-farm',
  'tatooine-mos-eisley',
];

/** What is at a location; an Effect on it is not (swccg.core-present.1, swccg.core-present.4). */
const inside = (game: CardTable, location: LocationInPlay) =>
  game.at(location).filter((card) => game.facts(card).type !== 'effect');

/** Whether a Vaporator keeps the storm away from a site. */
function isSheltered(game: CardTable, site: LocationInPlay): boolean {
  return game.state.cards.some((card) => {
    const there = card.card === 'vaporator' ? game.locationOf(card) : null;
    return there !== null && (there === site || isAdjacent(game, there, site));
  });
}

export const LONE_FIGHTERS: Texts = {
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
  'lone-pilot': {
    text: 'Add one battle destiny for your pilot (or permanent pilot) who defends alone in space; two for Motti.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'motti') ? 2 : 1),
        (game, seat) => lonePilot(game, seat) !== undefined,
      ),
    ],
  },
  'krayt-dragon-howl': {
    text: 'Add one battle destiny for your Rebel of ability above 2 who defends a site alone; for Obi-Wan also 1 to power.',
    lasting: destinyAndPower,
    play: loneSwordsman('obi-wan', 'rebel'),
  },
  'vaders-eye': {
    text: 'Add one battle destiny for your Imperial of ability above 2 who defends a site alone; for Vader also 1 to power.',
    lasting: destinyAndPower,
    play: loneSwordsman('vader', 'imperial'),
  },
  'solo-han': {
    text: 'Two battle destinies more for Han who defends alone at a site, one for an alien who does.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'han') ? 2 : 1),
        (game, seat) =>
          aloneAtSite(game, seat, (card) => isPersona(game, card, 'han') || isKind(game.facts(card), 'alien')),
      ),
    ],
  },
  'moment-of-triumph': {
    text: 'Two battle destinies more for Tarkin who defends alone, one for an alien who does.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'tarkin') ? 2 : 1),
        (game, seat) =>
          alone(game, seat, (card) => isPersona(game, card, 'tarkin') || isKind(game.facts(card), 'alien')),
      ),
    ],
  },
  'charming-to-the-last': {
    text: 'With Tarkin and a Rebel of ability above 2 in one battle, add one battle destiny; two if the Rebel is Leia.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, opponentOf(seat), 'leia') ? 2 : 1),
        (game, seat) => has(game, seat, 'tarkin') && strong(game, opponentOf(seat), 'rebel'),
      ),
    ],
  },
  'dark-collaboration': {
    text: 'With Tarkin and Tagge, or Tarkin and Motti, in one battle, add two battle destinies. Or cancel Rebel Barrier or Restricted Deployment.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'tarkin') && has(game, seat, 'tagge', 'motti')),
      ...cancels('Restricted Deployment', 'Rebel Barrier'),
    ],
  },
  'your-powers-are-weak-old-man': {
    text: 'With Vader and Obi-Wan in one battle, add one battle destiny. Or cancel Jedi Presence, Old Ben, Jedi Lightsaber or Return Of A Jedi.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 1, (game, seat) => has(game, seat, 'vader') && has(game, opponentOf(seat), 'obi-wan')),
      ...cancels('Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'),
    ],
  },
  'boring-conversation-anyway': {
    text: 'Cancel one of: Combined Attack, Rebel Reinforcements, Don’t Get Cocky, Rebel Planners, Panic, Gift Of The Mentor, Demotion, Report To Lord Vader, Skywalkers, Scomp Link Access, Surprise Assault.',
    play: cancels(
      'Combined Attack',
      'Demotion',
      "Don't Get Cocky",
      'Gift Of The Mentor',
      'Panic',
      'Rebel Planners',
      'Rebel Reinforcements',
      'Report To Lord Vader',
      'Scomp Link Access',
      'Skywalkers',
      'Surprise Assault',
    ),
  },
  'gift-of-the-mentor': {
    text: 'With Luke and Obi-Wan or Yoda in one battle, add two battle destinies. Or use 1 Force to take a lightsaber from your Reserve Deck.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'luke') && has(game, seat, 'obi-wan', 'yoda')),
      action({
        name: 'take',
        good: 'cards',
        cost: 1,
        *effect({ game, seat }) {
          const card = yield* searchPile(game, seat, 'reserve', (facts) => hasKeyword(facts, 'lightsaber'));
          if (card === null) game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, card);
        },
      }),
    ],
  },
  'return-of-a-jedi': fetches('Obi-Wan', 1, 3, 'obi-wan'),
  'a-few-maneuvers': {
    text: 'A starfighter has hyperspeed and maneuver +2 until the end of the turn, even when a weapon has just drawn destiny against it.',
    lastsOn: isStarfighter,
    lasting: { boost: [add('hyperspeed', 2, itsTarget), add('maneuver', 2, itsTarget)] },
    play: boostsStarfighter,
  },
  'trooper-charge': {
    text: 'Your trooper in battle is power +2, a Death Star trooper of any kind +3. It is forfeited or lost before the battle is over.',
    lasting: {
      charge: [
        add('power', ({ card }, _my, game) => (hasKeyword(game.facts(card), 'death star trooper') ? 3 : 2), itsTarget),
      ],
    },
    play: [
      action({
        name: 'charge',
        good: 'power',
        timing: { battle: true },
        targets: ({ game, seat }) => inBattle(game, seat, (card) => isTrooper(game, card)).map(({ id }) => id),
        *effect(acting) {
          last(acting, 'charge', 'battle');
          // Like a hit card it fights on, may be forfeited, and is lost at the end of the battle
          hit(acting.game, acting.game.card(acting.target));
        },
      }),
    ],
  },
  'were-all-gonna-be-a-lot-thinner': {
    text: 'All that is at the Trash Compactor is lost, except Effects.',
    play: [
      action({
        name: 'crush',
        good: 'harm',
        when: ({ game }) => {
          const compactor = game.findLocation('death-star-trash-compactor');
          return compactor !== undefined && inside(game, compactor).length > 0;
        },
        *effect({ game }) {
          const compactor = game.findLocation('death-star-trash-compactor');
          for (const card of compactor ? inside(game, compactor) : []) {
            if (game.find(card.id)) yield* leaveTable(game, card, 'lost', 'swccg.core-leaving.1');
          }
        },
      }),
    ],
  },
  'gravel-storm': {
    text: 'Aim at an opponent’s character at Mos Eisley, the Jawa Camp, Beggar’s Canyon, the Dune Sea, the Lars’ Moisture Farm or the Jundland Wastes and draw a destiny: above its ability, the character is lost.',
    play: [
      action({
        name: 'storm',
        good: 'harm',
        when: ({ game, seat }) => game.player(seat).reserve.length > 0,
        targets: ({ game, seat }) =>
          STORMY.flatMap((id) => {
            const site = game.findLocation(id);
            if (!site || isSheltered(game, site)) return [];
            return game
              .everythingAt(site)
              .filter((card) => card.owner !== seat && game.facts(card).type === 'character')
              .filter((card) => isActive(game, card) && isPresent(game, card))
              .map((card) => card.id);
          }),
        *effect({ game, seat, target }) {
          const drawn = yield* drawDestiny(game, seat, 'card');
          const victim = game.find(target);
          if (!victim || drawn === null || drawn <= ability(game, victim)) return;
          yield* leaveTable(game, victim, 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
};
