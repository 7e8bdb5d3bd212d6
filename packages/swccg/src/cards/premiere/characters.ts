import type { Seat } from '@rangefinder/kernel';
import { leaveTable } from '../../rules/leaving.ts';
import { forceIcons, isDockingBay, isOn, isRelated, isSite, isSystem } from '../../rules/locations.ts';
import { isPilot } from '../../rules/piloting.ts';
import { ability } from '../../rules/values.ts';
import { DARK } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import {
  hasKeyword,
  inBattle,
  isActive,
  isDefending,
  isKind,
  isOnPlanet,
  isPersona,
  isPiloting,
  isPresent,
  isPresentWith,
  itself,
  piloting,
  underNight,
  whatItIsAboard,
  whatItPilots,
} from '../conditions.ts';
import type { CardText, Modifier, OfCard, Place, Source } from '../definition.ts';
import type { CardFacts } from '../facts.ts';
import { add, addEach, atLeast, never, response, type Texts } from '../words.ts';

export const pilots = (amount: number): Modifier => add('power', amount, whatItPilots);
export const immune = (below: number): Modifier => atLeast('immunity', below, itself);

/** One battle destiny if not able to otherwise, while flying the named ship in a battle. */
const destinyIn = (ship: string): Modifier =>
  atLeast('battle-destiny-if-none', 1, ({ location, seat }, my, game) => {
    const holder = my.self ? game.find(my.self.where.id) : undefined;
    if (!my.self || !holder || holder.card !== ship || seat !== my.seat) return false;
    return game.locationOf(holder) === location && isPiloting(game, my.self, holder);
  });

/** At a site with one's own character of high ability it deploys for free, also aboard something there. */
const freeBeside =
  (kind: string) =>
  (printed: number, { location }: Place, seat: Seat, game: CardTable) => {
    if (!location || !isSite(location)) return printed;
    const leader = game.everythingAt(location).some((card) => {
      const own = card.owner === seat && isActive(game, card);
      return own && isKind(game.facts(card), kind) && ability(game, card) > 2;
    });
    return leader ? 'free' : printed;
  };

const defends: Modifier = add(
  'power',
  4,
  (about, my, game) =>
    itself(about, my, game) &&
    isDefending(game, my.seat) &&
    (game.state.battle?.participants.includes(about.card.id) ?? false),
);

/** The other pilots of a squadron fight harder to stay with their leader. */
const leads = (squadron: string): Modifier =>
  add('forfeit', 1, ({ card }, my, game) => {
    const other = card !== my.self && card.owner === my.seat && hasKeyword(game.facts(card), squadron);
    return other && isPilot(game, card) && my.self !== null && game.locationOf(card) === game.locationOf(my.self);
  });

const isStarfighter = (facts: CardFacts): boolean => facts.type === 'starship' && facts.class === 'starfighter';

const vehicleDroid: CardText = {
  text: 'Aboard a vehicle that is no creature: its power, maneuver and landspeed are +1. May drive.',
  modifiers: (['power', 'maneuver', 'landspeed'] as const).map((question) =>
    add(question, 1, (about, my, game) => {
      const facts = game.facts(about.card);
      return whatItIsAboard(about, my, game) && facts.type === 'vehicle' && facts.class !== 'creature';
    }),
  ),
};

const aboardCapital = (about: OfCard, my: Source, game: CardTable): boolean => {
  const facts = game.facts(about.card);
  return whatItIsAboard(about, my, game) && facts.type === 'starship' && facts.class === 'capital';
};

export const CHARACTERS: Texts = {
  'luke-skywalker': {
    text: 'Your Force generation is +1 while Luke is not on Tatooine. Adds 3 to power of what he pilots; Red 5 is also maneuver +2. Immune to attrition < 3.',
    modifiers: [
      add(
        'generation',
        1,
        ({ seat }, my, game) => seat === my.seat && my.self !== null && !isOnPlanet(game, my.self, 'tatooine'),
      ),
      pilots(3),
      add('maneuver', 2, piloting('red-5')),
      immune(3),
    ],
  },
  'leia-organa': {
    text: 'Your other Rebels present with Leia at a Death Star site are power +1. Immune to attrition < 2.',
    modifiers: [
      add('power', 1, ({ card }, my, game) => {
        if (!my.self || card.owner !== my.seat || !isKind(game.facts(card), 'rebel')) return false;
        return isPresentWith(game, my.self, card) && isOn(game.locationOf(card), 'death-star');
      }),
      immune(2),
    ],
  },
  'han-solo': {
    text: 'Adds 2 to power of what he pilots. In battle, once a turn, you may use 1 Force to cancel a destiny you just drew and draw again. Flying the Falcon: maneuver +2, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 2, piloting('millennium-falcon')), destinyIn('millennium-falcon')],
    actions: [
      response('destiny', {
        name: 'redraw',
        good: 'redraw',
        cost: 1,
        oncePerTurn: true,
        when: ({ game, seat, my, moment }) =>
          moment.seat === seat &&
          !moment.cancelled &&
          my.self !== null &&
          (game.state.battle?.participants.includes(my.self.id) ?? false),
        *effect({ moment }) {
          moment.cancelled = true;
          moment.redraw = true;
        },
      }),
    ],
  },
  'biggs-darklighter': {
    text: 'Adds 2 to power of what he pilots. In Red 3: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('red-3')), destinyIn('red-3')],
  },
  'red-leader': {
    text: 'Adds 2 to power of what he pilots. In Red 1: maneuver +1, and one battle destiny if not able to draw otherwise. Your other Red Squadron pilots at his location are forfeit +1.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('red-1')), destinyIn('red-1'), leads('red squadron')],
  },
  boshek: { text: 'Adds 3 to power of what he pilots. Immune to attrition < 3.', modifiers: [pilots(3), immune(3)] },
  'rebel-pilot': { text: 'Adds 2 to power of what he pilots.', modifiers: [pilots(2)] },
  'imperial-pilot': { text: 'Adds 2 to power of what he pilots.', modifiers: [pilots(2)] },
  'rebel-trooper': {
    text: 'Deploys free to a site with a Rebel of yours of ability above 2.',
    ownCost: freeBeside('rebel'),
  },
  stormtrooper: {
    text: 'Deploys free to a site where you have an Imperial of ability above 2.',
    ownCost: freeBeside('imperial'),
  },
  'rebel-guard': {
    text: 'Power +4 when defending a battle. May not move.',
    modifiers: [defends, never('may-move', itself)],
  },
  'imperial-trooper-guard': {
    text: 'Power +4 when defending a battle. May not move.',
    modifiers: [defends, never('may-move', itself)],
  },
  'darth-vader': {
    text: 'In battles he is in, each battle destiny you draw is +1. Adds 3 to power of what he pilots (4, and maneuver +3, in his custom TIE). Immune to attrition < 5.',
    modifiers: [
      add('battle-destiny', 1, ({ seat, location }, my, game) => {
        return (
          seat === my.seat &&
          my.self !== null &&
          game.state.battle?.location === location.id &&
          game.state.battle.participants.includes(my.self.id)
        );
      }),
      pilots(3),
      add('power', 1, piloting('vaders-custom-tie')),
      add('maneuver', 3, piloting('vaders-custom-tie')),
      immune(5),
    ],
  },
  'general-tagge': {
    text: 'Forfeit +1 for each of your Imperial troopers present with him at a site.',
    modifiers: [
      add(
        'forfeit',
        ({ card }, _my, game) =>
          game.state.cards.filter(
            (other) =>
              other.owner === card.owner &&
              isKind(game.facts(other), 'imperial') &&
              hasKeyword(game.facts(other), 'trooper', 'stormtrooper') &&
              isActive(game, other) &&
              isPresentWith(game, card, other),
          ).length,
        (about, my, game) => {
          const location = game.locationOf(about.card);
          return itself(about, my, game) && location !== null && isSite(location);
        },
      ),
    ],
  },
  'death-star-trooper': {
    text: 'Deploys only on the Death Star. Power -1 at any site elsewhere.',
    deploysOnly: ({ location }) => isOn(location, 'death-star'),
    modifiers: [
      add('power', -1, (about, my, game) => {
        const location = game.locationOf(about.card);
        return itself(about, my, game) && location !== null && isSite(location) && location.row !== 'death-star';
      }),
    ],
  },
  'tusken-raider': {
    text: 'Deploys only on Tatooine. Power +1 with another Tusken Raider present; with four or more present your total power is +2.',
    deploysOnly: ({ location }) => isOn(location, 'tatooine'),
    modifiers: [
      addEach(
        'power',
        1,
        (about, my, game) =>
          itself(about, my, game) &&
          game.state.cards.some(
            (other) =>
              other.card === 'tusken-raider' && isActive(game, other) && isPresentWith(game, about.card, other),
          ),
      ),
      add('total-power', 2, ({ location, seat }, my, game) => {
        const raiders = game
          .everythingAt(location)
          .filter((card) => card.card === 'tusken-raider' && card.owner === seat && isActive(game, card))
          .filter((card) => isPresent(game, card));
        return seat === my.seat && raiders.length >= 4;
      }),
    ],
  },
  'r2-x2': {
    text: 'A nav computer. Aboard a starfighter: power, maneuver and hyperspeed +1.',
    modifiers: (['power', 'maneuver', 'hyperspeed'] as const).map((question) =>
      add(question, 1, (about, my, game) => {
        const facts = game.facts(about.card);
        return whatItIsAboard(about, my, game) && facts.type === 'starship' && facts.class === 'starfighter';
      }),
    ),
  },
  dutch: {
    text: 'Adds 2 to power of what he pilots. In Gold 1: maneuver +1, and one battle destiny if not able to draw otherwise. Your other Gold Squadron pilots at his location are forfeit +1.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('gold-1')), destinyIn('gold-1'), leads('gold squadron')],
  },
  'jek-porkins': {
    text: 'Adds 2 to power of what he pilots. In Red 6: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('red-6')), destinyIn('red-6')],
  },
  pops: {
    text: 'Adds 2 to power of what he pilots. In Gold 5: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('gold-5')), destinyIn('gold-5')],
  },
  'ds-61-2': {
    text: 'Adds 3 to power of what he pilots. In Black 2: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(3), add('maneuver', 1, piloting('black-2')), destinyIn('black-2')],
  },
  'ds-61-3': {
    text: 'Adds 3 to power of what he pilots. In Black 3: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(3), add('maneuver', 1, piloting('black-3')), destinyIn('black-3')],
  },
  'lieutenant-tanbris': {
    text: 'Adds 2 to power of what he pilots, but a starfighter he flies is maneuver -1. Starship weapons deploy -1 on his ship.',
    modifiers: [
      pilots(2),
      add('maneuver', -1, (about, my, game) => whatItPilots(about, my, game) && isStarfighter(game.facts(about.card))),
      add('deploy-cost', -1, ({ facts, on }, my, game) => {
        const weapon = facts.type === 'weapon' && facts.kind === 'starship';
        return weapon && on !== null && whatItPilots({ card: on }, my, game);
      }),
    ],
  },
  'admiral-motti': {
    text: 'Deploys -2 once the Empire has two starships on table. Adds 2 to power of what he pilots. Rebel pilots at his system are forfeit -1.',
    ownCost: (printed, _place, _seat, game) => {
      const fleet = game.state.cards.filter((card) => hasKeyword(game.facts(card), 'imperial (starship)'));
      return fleet.length >= 2 ? printed - 2 : printed;
    },
    modifiers: [
      pilots(2),
      add('forfeit', -1, ({ card }, my, game) => {
        const location = game.locationOf(card);
        if (!my.self || !location || !isSystem(location) || location !== game.locationOf(my.self)) return false;
        return isKind(game.facts(card), 'rebel') && isPilot(game, card);
      }),
    ],
  },
  'grand-moff-tarkin': {
    text: 'Adds 2 to power of what he pilots. In a battle together with Vader, you may once cancel a destiny your opponent just drew.',
    modifiers: [pilots(2)],
    actions: [
      response('destiny', {
        name: 'cancel',
        good: 'cancel',
        oncePerTurn: true,
        when: ({ game, seat, my, moment }) => {
          if (moment.seat === seat || moment.cancelled || !my.self) return false;
          const fights = game.state.battle?.participants.includes(my.self.id) ?? false;
          return fights && inBattle(game, seat, (card) => isPersona(game, card, 'vader')).length > 0;
        },
        *effect({ moment }) {
          moment.cancelled = true;
        },
      }),
    ],
  },
  'colonel-wullf-yularen': {
    text: 'Power +1 while General Dodonna, Tarkin or Chief Bast is at his site.',
    modifiers: [
      add('power', 1, (about, my, game) => {
        const location = game.locationOf(about.card);
        if (!itself(about, my, game) || !location || !isSite(location)) return false;
        return game
          .everythingAt(location)
          .filter((card) => isActive(game, card))
          .some((card) => isPersona(game, card, 'tarkin') || ['chief-bast', 'general-dodonna'].includes(card.card));
      }),
    ],
  },
  'djas-puhr': {
    text: 'Power +1 for each Dark Side Force icon where he is, +2 for each at night. Immune to attrition < 3.',
    modifiers: [
      add(
        'power',
        ({ card }, _my, game) => {
          const location = game.locationOf(card);
          return location ? forceIcons(game, location, DARK) * (underNight(game, card) ? 2 : 1) : 0;
        },
        itself,
      ),
      immune(3),
    ],
  },
  'dr-evazan': {
    text: 'Adds 2 to power of what he pilots. Another character present who was just hit: you may have it lost at once.',
    modifiers: [pilots(2)],
    actions: [
      response('hit', {
        name: 'operate',
        good: 'harm',
        when: ({ game, my, moment }) =>
          my.self !== null &&
          game.find(moment.target.id) !== undefined &&
          game.facts(moment.target).type === 'character' &&
          isPresentWith(game, my.self, moment.target),
        *effect({ game, moment }) {
          yield* leaveTable(game, moment.target, 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
  'ponda-baba': {
    text: 'Adds 2 to power of what he pilots. Power +3 in a battle at the site of Dr. Evazan, unless your opponent has a lightsaber there.',
    modifiers: [
      pilots(2),
      add('power', 3, (about, my, game) => {
        const location = game.locationOf(about.card);
        if (!itself(about, my, game) || !location || !isSite(location)) return false;
        if (!game.state.battle?.participants.includes(about.card.id)) return false;
        const here = game.everythingAt(location).filter((card) => isActive(game, card));
        const feared = here.some(
          (card) => card.owner !== my.seat && hasKeyword(game.facts(card), 'lightsaber') && isPresent(game, card),
        );
        return !feared && here.some((card) => card.card === 'dr-evazan');
      }),
    ],
  },
  'wed15-i662-treadwell-droid': {
    text: 'Your vehicles and droids at its location are immune to attrition < 2. At a docking bay, starfighters of yours above it are immune to attrition < 3.',
    modifiers: [
      atLeast('immunity', 2, ({ card }, my, game) => {
        const facts = game.facts(card);
        const machine = facts.type === 'vehicle' || isKind(facts, 'droid');
        const near = my.self !== null && game.locationOf(card) === game.locationOf(my.self);
        return machine && near && card.owner === my.seat;
      }),
      atLeast('immunity', 3, ({ card }, my, game) => {
        const bay = my.self && game.locationOf(my.self);
        const sky = game.locationOf(card);
        if (!bay || !sky || card.owner !== my.seat || !isStarfighter(game.facts(card))) return false;
        return isDockingBay(bay) && !isSite(sky) && isRelated(bay, sky);
      }),
    ],
  },
  'r4-e1': vehicleDroid,
  'r4-m9': vehicleDroid,
  'r1-g4': {
    text: 'A nav computer. Aboard a capital starship: its power and hyperspeed are +1, and it is immune to attrition < 3. Does not fit into starfighters.',
    neverAboard: isStarfighter,
    modifiers: [
      ...(['power', 'hyperspeed'] as const).map((question) => add(question, 1, aboardCapital)),
      atLeast('immunity', 3, aboardCapital),
    ],
  },
};
