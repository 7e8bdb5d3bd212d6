import type { Seat } from '@rangefinder/kernel';
import { isOn, isSite } from '../../rules/locations.ts';
import { ability } from '../../rules/values.ts';
import type { CardTable } from '../../table.ts';
import {
  hasKeyword,
  isDefending,
  isKind,
  isOnPlanet,
  isPiloting,
  isPresentWith,
  itself,
  piloting,
  whatItIsAboard,
  whatItPilots,
} from '../conditions.ts';
import type { Modifier, Place } from '../definition.ts';
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

/** At a site with one's own character of high ability it deploys for free. */
const freeBeside =
  (kind: string) =>
  (printed: number, { location, on }: Place, seat: Seat, game: CardTable) => {
    if (!location || on || !isSite(location)) return printed;
    const leader = game
      .everythingAt(location)
      .some((card) => card.owner === seat && isKind(game.facts(card), kind) && ability(game, card) > 2);
    return leader ? 0 : printed;
  };

const defends: Modifier = add(
  'power',
  4,
  (about, my, game) =>
    itself(about, my, game) &&
    isDefending(game, my.seat) &&
    (game.state.battle?.participants.includes(about.card.id) ?? false),
);

export const CHARACTERS: Texts = {
  'luke-skywalker': {
    text: 'Your Force generation is +1 while Luke is not on Tatooine. Adds 3 to power of what he pilots. Immune to attrition < 3.',
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
    modifiers: [
      pilots(2),
      add('maneuver', 1, piloting('red-1')),
      destinyIn('red-1'),
      add('forfeit', 1, ({ card }, my, game) => {
        return (
          card !== my.self &&
          card.owner === my.seat &&
          hasKeyword(game.facts(card), 'red squadron') &&
          my.self !== null &&
          game.locationOf(card) === game.locationOf(my.self)
        );
      }),
    ],
  },
  boshek: { text: 'Adds 3 to power of what he pilots. Immune to attrition < 3.', modifiers: [pilots(3), immune(3)] },
  'rebel-pilot': { text: 'Adds 2 to power of what he pilots.', modifiers: [pilots(2)] },
  'imperial-pilot': { text: 'Adds 2 to power of what he pilots.', modifiers: [pilots(2)] },
  'rebel-trooper': {
    text: 'Deploys free to a site where you have a Rebel of ability above 2.',
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
    deploysOnly: ({ location }) => location?.row === 'death-star',
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
          game.state.cards.some((other) => other.card === 'tusken-raider' && isPresentWith(game, about.card, other)),
      ),
      add('total-power', 2, ({ location, seat }, my, game) => {
        const raiders = game.at(location).filter((card) => card.card === 'tusken-raider' && card.owner === seat);
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
};
