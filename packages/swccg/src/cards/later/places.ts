import { last } from '../../rules/actions.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { mayBeAt } from '../../rules/landspeed.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isRelated, isSite, isSystem, locationText } from '../../rules/locations.ts';
import { ask } from '../../rules/modifiers.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import { isPiloted } from '../../rules/piloting.ts';
import { controls, isAlone, occupies } from '../../rules/presence.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { ability, maneuver } from '../../rules/values.ts';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import {
  deployingHere,
  hasKeyword,
  here,
  hereForOpponent,
  inItsBattle,
  isActive,
  isKind,
  isOnPlanet,
  isPersona,
  isPresent,
  isTie,
  yoursHere,
} from '../conditions.ts';
import type { CardText, Modifier, Source } from '../definition.ts';
import type { CardFacts, StarshipFacts } from '../facts.ts';
import { supportFromAbove } from '../premiere/locations.ts';
import { action, add, atLeast, automatic, never, response, type Texts } from '../words.ts';

const isStarDestroyer = (facts: StarshipFacts) => facts.class === 'capital' && facts.model.includes('star destroyer');

/** How many starships a card is: a squadron is three of its model (swccg.starship-squadron-examples.6). */
const shipsIn = (facts: CardFacts) => (facts.type === 'starship' && facts.class === 'squadron' ? 3 : 1);

/** TIEs for less, each of a squadron. */
const cheaperTies = (amount: number): Modifier =>
  add(
    'deploy-cost',
    ({ facts }) => -amount * shipsIn(facts),
    (about, my) => deployingHere(about, my) && isTie(about.facts),
  );

const asteroidField = (owner: 'light' | 'dark'): CardText => {
  const own = {
    actions: [
      response('drain', {
        name: 'cancel-drain',
        good: 'cancel',
        when: ({ game, seat, my, moment }) => {
          if (!my.location || moment.seat === seat || !controls(game, my.location, seat)) return false;
          return isSystem(moment.location) && isRelated(moment.location, my.location);
        },
        *effect({ moment }) {
          moment.cancelled = true;
        },
      }),
    ],
  };
  return {
    text: 'Asteroid Rules: the opponent of whoever flies in or out draws destiny; the starship is lost if that beats its defense value or shows an asteroid sector. Owner of this card: while you control it you may cancel a Force drain at the related system.',
    sector: 'asteroid',
    light: owner === 'light' ? own : {},
    dark: owner === 'dark' ? own : {},
  };
};

const forest = (owner: 'light' | 'dark'): CardText => {
  const own = {
    modifiers: [
      atLeast(
        'immunity',
        99,
        (about, my, game) =>
          yoursHere(about, my, game) && game.facts(about.card).type === 'character' && isPresent(game, about.card),
      ),
    ],
  };
  return {
    text: 'Owner of this card: at this site your characters present are immune to attrition. Not on Hoth, Tatooine, Bespin, Kessel or Coruscant.',
    notTo: ['bespin', 'coruscant', 'hoth', 'kessel', 'tatooine'],
    light: owner === 'light' ? own : {},
    dark: owner === 'dark' ? own : {},
  };
};

const anyOn = (game: CardTable, planet: string, fits: (card: CardInPlay) => boolean) =>
  game.state.cards.some((card) => isOnPlanet(game, card, planet) && fits(card));

/** Who flies out of here must be nimble or lucky. */
const narrow = (below: number) =>
  automatic('moved', {
    when: ({ my, moment }) => moment.from !== null && moment.from === my.location && moment.seat === my.seat,
    *effect({ game, seat, moment }) {
      const drawn = (yield* drawDestiny(game, seat, 'card')) ?? 0;
      const { card } = moment;
      if (game.find(card.id) && drawn + maneuver(game, card) < below)
        yield* leaveTable(game, card, 'lost', 'swccg.core-leaving.1');
    },
  });

const secondDeathStar = (location: LocationInPlay) => location.id === 'death-star-ii';

const vaderMeditates = (my: Source, game: CardTable): CardInPlay | undefined => {
  const { location } = my;
  if (!location || occupies(game, location, opponentOf(my.seat))) return undefined;
  return game.at(location).find((card) => isPersona(game, card, 'vader') && isAlone(game, card));
};

/** Who is active and may move there at all (swccg.core-movement.6, swccg.core-movement.8). */
const mayStroll = (game: CardTable, card: CardInPlay, to: LocationInPlay) =>
  isActive(game, card) && mayBeAt(game, card, to) && ask(game, game.modifiers['may-move'], { card, to }, 1) > 0;

/** Between Mos Eisley and the Cantina. */
const toCantina = (my: Source, game: CardTable) => {
  const cantina = game.findLocation('tatooine-cantina');
  const { location } = my;
  if (!location || !cantina) return [];
  const walkers = (from: LocationInPlay, to: LocationInPlay) =>
    game
      .at(from)
      .filter((card) => card.owner === my.seat && game.facts(card).type === 'character' && mayStroll(game, card, to))
      // Once a turn each, or a game could go in circles
      .filter(({ id }) => !game.state.used.includes(`stroll:${id}`))
      .map((card) => ({ card, to }));
  return [...walkers(location, cantina), ...walkers(cantina, location)];
};

/** From one of a planet's spaceport sites to another. */
const strolls = (my: Source, game: CardTable) => {
  if (!my.location) return [];
  const { location } = my;
  const sites = game.state.locations.filter((other) => isRelated(other, location) && other.id.includes('spaceport'));
  const walkers = (from: LocationInPlay, to: LocationInPlay) =>
    game
      .at(from)
      .filter((card) => card.owner === my.seat && !card.moved && mayStroll(game, card, to))
      .filter((card) => {
        const { type } = game.facts(card);
        // swccg.core-unpiloted.3
        return type === 'character' || (type === 'vehicle' && isPiloted(game, card));
      })
      .map((card) => ({ card, to }));
  return [...sites.flatMap((to) => walkers(location, to)), ...sites.flatMap((from) => walkers(from, location))];
};

export const PLACES: Texts = {
  'asteroid-field-light': asteroidField('light'),
  'asteroid-field-dark': asteroidField('dark'),
  'forest-light': forest('light'),
  'forest-dark': forest('dark'),
  'star-destroyer-launch-bay': {
    text: 'A site of any Star Destroyer on table. Dark: your TIEs deploy -2 here; they land and take off here for free, and your cards shuttle and transfer here for free as if it were the Star Destroyer.',
    siteOf: isStarDestroyer,
    dark: { modifiers: [cheaperTies(2), atLeast('open-bay', 1, here)] },
  },
  'executor-meditation-chamber': {
    text: 'Dark: while Vader is alone here, once a turn you may apply his ability toward battle destiny at a system. Light: while you occupy it, the Dark text does not work.',
    lasting: { apply: [add('destiny-ability', (_about, my) => my.lasting?.amount ?? 0, inItsBattle)] },
    dark: {
      actions: [
        action({
          name: 'apply',
          good: 'destiny',
          timing: { battle: true },
          oncePerTurn: true,
          when: ({ game, my }) => {
            const where = game.state.battle && game.findLocation(game.state.battle.location);
            return where ? isSystem(where) && vaderMeditates(my, game) !== undefined : false;
          },
          *effect({ game, seat, card, my }) {
            const vader = vaderMeditates(my, game);
            if (!vader) return;
            game.state.lasting.push({
              card,
              name: 'apply',
              seat,
              target: null,
              amount: ability(game, vader),
              until: 'battle',
            });
            game.changed();
          },
        }),
      ],
    },
  },
  'death-star-trench': {
    text: 'Deploys only with the Death Star system on table. Light: your starfighters are maneuver -2 here. Dark: your weapons fire free here, and Turbolaser Batteries may deploy here.',
    deploysIf: (_seat, game) => game.findLocation('death-star') !== undefined,
    light: {
      modifiers: [
        add('maneuver', -2, (about, my, game) => {
          const facts = game.facts(about.card);
          return yoursHere(about, my, game) && facts.type === 'starship' && facts.class === 'starfighter';
        }),
      ],
    },
  },
  'tatooine-mos-eisley-light': {
    text: 'Light: in your control phase your characters may move free between here and the Cantina.',
    light: {
      actions: [
        action({
          name: 'stroll',
          good: 'travel',
          timing: { phase: 'control', turn: 'own' },
          targets: ({ game, my }) => toCantina(my, game).map(({ card }) => card.id),
          *effect({ game, my, target }) {
            const walk = toCantina(my, game).find(({ card }) => card.id === target);
            if (!walk) return;
            game.state.used.push(`stroll:${walk.card.id}`);
            relocate(game, walk.card, atLocation(walk.to), 'text', 'swccg.core-movement.9');
          },
        }),
      ],
    },
  },
  'dagobah-training-area': {
    text: 'Light: once a turn, in your opponent’s turns too, you may search your Reserve Deck for a Jedi Test and take it into hand. Dark: for 1 Force you may cancel a Force drain here.',
    light: {
      actions: [
        action({
          name: 'take-test',
          good: 'cards',
          oncePerTurn: true,
          *effect({ game, seat }) {
            const isTest = (facts: CardFacts) => facts.type === 'effect' && facts.kind === 'jedi-test';
            const card = yield* searchPile(game, seat, 'reserve', isTest);
            if (card === null) game.shuffle(seat, 'reserve');
            else takeFromReserve(game, seat, card);
          },
        }),
      ],
    },
    dark: {
      actions: [
        response('drain', {
          name: 'cancel-drain',
          good: 'cancel',
          cost: 1,
          when: ({ my, moment }) => moment.location === my.location,
          *effect({ moment }) {
            moment.cancelled = true;
          },
        }),
      ],
    },
  },
  'endor-light': {
    text: 'Light: Force drain -1 here; your starships move here for 1 less from Haven, Rendezvous Point or Sullust. Dark: Force drain -1 here without an Imperial on Endor.',
    light: {
      modifiers: [
        add('drain', -1, here),
        add('move-cost', -1, ({ card, to }, my, game) => {
          const row = game.locationOf(card)?.row ?? '';
          const near = ['sullust', 'rendezvous-point', 'haven'].includes(row);
          return near && to === my.location && card.owner === my.seat && game.facts(card).type === 'starship';
        }),
      ],
    },
    dark: {
      modifiers: [
        add(
          'drain',
          -1,
          (about, my, game) => here(about, my) && !anyOn(game, 'endor', (card) => isKind(game.facts(card), 'imperial')),
        ),
      ],
    },
  },
  'endor-dark': {
    text: 'Dark: while you control it, in battles at Endor sites your total power is +1 for each of your starships here. Light: Force drain -1 here without an Ewok on Endor; your starships deploy and move here for 1 more.',
    dark: { modifiers: [supportFromAbove] },
    light: {
      modifiers: [
        add(
          'drain',
          -1,
          (about, my, game) => here(about, my) && !anyOn(game, 'endor', (card) => hasKeyword(game.facts(card), 'ewok')),
        ),
        add('deploy-cost', 1, (about, my) => deployingHere(about, my) && about.facts.type === 'starship'),
        add('move-cost', 1, ({ card, to }, my, game) => {
          return to === my.location && card.owner === my.seat && game.facts(card).type === 'starship';
        }),
      ],
    },
  },
  'endor-bunker-dark': {
    text: 'Dark: once a game you may search your Reserve Deck for Endor Shield and deploy it. Light: you may move here only from the Back Door; while you control it, Endor Shield does not work.',
    lasting: { shield: [] },
    dark: {
      actions: [
        action({
          name: 'shield',
          good: 'cards',
          timing: { phase: 'deploy', turn: 'own' },
          when: ({ game }) => !game.state.lasting.some(({ name }) => name === 'shield'),
          *effect({ game, seat, card }) {
            last({ game, seat, card, target: '' }, 'shield', 'game');
            const found = yield* searchPile(game, seat, 'reserve', ({ id }) => id === 'endor-shield');
            if (found !== null) yield* deployFromReserve(game, seat, found);
            game.shuffle(seat, 'reserve');
          },
        }),
      ],
    },
    light: {
      modifiers: [
        never('may-move', ({ card, to }, my, game) => {
          if (to === null || to !== my.location || card.owner !== my.seat) return false;
          return game.locationOf(card)?.id !== 'endor-back-door';
        }),
      ],
    },
  },
  'blockade-flagship-docking-bay-light': {
    text: 'Never converted. Docking bay transit from here: Light Side free, Dark Side 1 Force.',
    neverConverted: true,
    dark: { transit: 1 },
  },
  'death-star-ii': {
    text: 'A mobile system; deploys in orbit of Endor and, without hyperspeed, stays there. Force drains of the Light Side are +3 here.',
    orbits: 'endor',
    deploysIf: (_seat, game) => game.findLocation('endor') !== undefined,
    dark: { modifiers: [add('drain', 3, hereForOpponent)] },
  },
  'death-star-ii-coolant-shaft': {
    text: 'Deploys only with the Death Star II system on table. Light: when a starship of yours moves from here, draw destiny and add its maneuver: below 1 it is lost.',
    deploysIf: (_seat, game) => game.state.locations.some(secondDeathStar),
    light: { automatic: [narrow(1)] },
  },
  'death-star-ii-capacitors': {
    text: 'Deploys only with the Coolant Shaft on table. Light: when a starship of yours moves from here, draw destiny and add its maneuver: below 2 it is lost.',
    deploysIf: (_seat, game) => game.findLocation('death-star-ii-coolant-shaft') !== undefined,
    light: { automatic: [narrow(2)] },
  },
  'death-star-ii-docking-bay': {
    text: 'Dark: your TIEs deploy -1 here; free docking bay transit from here. Light: transit from here or to here 8 Force, whatever the other docking bay says.',
    dark: { transit: 0, modifiers: [cheaperTies(1)] },
    // Whatever the other docking bay asks for
    light: {
      transit: 8,
      transitTo: 8,
      modifiers: [
        add(
          'transit-cost',
          ({ location, to }, my) =>
            -(
              (location === my.location
                ? locationText(to)?.light?.transitTo
                : locationText(location)?.light?.transit) ?? 0
            ),
          ({ location, to, seat }, my) => seat === my.seat && (location === my.location || to === my.location),
        ),
      ],
    },
  },
  wakeelmui: {
    text: 'Dark: you generate 2 more Force here while Kuat is on table. Light: while you occupy it all TIEs deploy +1, +2 while you control it; your moves to here cost 1 more.',
    dark: {
      modifiers: [
        add(
          'location-generation',
          2,
          (about, my, game) => here(about, my) && game.state.locations.some(({ id }) => id === 'kuat'),
        ),
      ],
    },
    light: {
      modifiers: [
        add(
          'deploy-cost',
          ({ facts }, my, game) => (my.location && controls(game, my.location, my.seat) ? 2 : 1) * shipsIn(facts),
          ({ facts }, my, game) => isTie(facts) && my.location !== null && occupies(game, my.location, my.seat),
        ),
        add('move-cost', 1, ({ card, to }, my) => to !== null && to === my.location && card.owner === my.seat),
      ],
    },
  },
  'death-star-level-6-core-shaft-corridor': {
    text: 'Light: while you control it, Luke and Obi-Wan are power +2 on the Death Star. Dark: while you control it, your opponent needs ability 2 to control a Death Star site.',
    light: {
      modifiers: [
        add('power', 2, ({ card }, my, game) => {
          const there = isOnPlanet(game, card, 'death-star') && isPersona(game, card, 'luke', 'obi-wan');
          return there && card.owner === my.seat && my.location !== null && controls(game, my.location, my.seat);
        }),
      ],
    },
    dark: {
      modifiers: [
        atLeast('control-needs', 2, ({ location, seat }, my, game) => {
          if (seat === my.seat || location.row !== 'death-star' || !isSite(location)) return false;
          return my.location !== null && location !== my.location && controls(game, my.location, my.seat);
        }),
      ],
    },
  },
  'spaceport-street-dark': {
    text: 'Dark: in your move phase your characters and driven vehicles may move free between here and a related spaceport site. Light: Rebels are power -1 here. Not on Hoth, Endor, Dagobah, Yavin 4, Bespin or Kashyyyk.',
    notTo: ['bespin', 'dagobah', 'endor', 'hoth', 'kashyyyk', 'yavin-4'],
    dark: {
      actions: [
        action({
          name: 'stroll',
          good: 'travel',
          timing: { phase: 'move', turn: 'own' },
          targets: ({ game, my }) => strolls(my, game).map(({ card, to }) => `${card.id}:${to.id}`),
          *effect({ game, my, target }) {
            const walk = strolls(my, game).find(({ card, to }) => `${card.id}:${to.id}` === target);
            if (!walk) return;
            walk.card.moved = true;
            relocate(game, walk.card, atLocation(walk.to), 'text', 'swccg.core-movement.9');
          },
        }),
      ],
    },
    light: {
      modifiers: [
        add(
          'power',
          -1,
          ({ card }, my, game) => isKind(game.facts(card), 'rebel') && game.locationOf(card) === my.location,
        ),
      ],
    },
  },
};
