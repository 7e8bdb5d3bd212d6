import { exclude } from '../../rules/battle.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { activateForce, drawFromReserve } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isOn, isSite, locationFacts } from '../../rules/locations.ts';
import { ask } from '../../rules/modifiers.ts';
import { moveAway } from '../../rules/movement.ts';
import { ability, power } from '../../rules/values.ts';
import { type CardInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import {
  hasKeyword,
  inBattle,
  isPiloting,
  isPresent,
  isPresentWith,
  itself,
  underNight,
  whatItIsAboard,
} from '../conditions.ts';
import type { Modifier, Source } from '../definition.ts';
import { iconCount } from '../facts.ts';
import { immune, pilots } from '../premiere/characters.ts';
import { add, addEach, atLeast, never, response, set, type Texts } from '../words.ts';

/** Aboard a starfighter an astromech makes it better in everything. */
const helpsStarfighter = (amount: (ship: CardInPlay) => number): Modifier[] =>
  (['power', 'maneuver', 'hyperspeed'] as const).map((question) =>
    add(
      question,
      ({ card }) => amount(card),
      (about, my, game) => {
        const facts = game.facts(about.card);
        return whatItIsAboard(about, my, game) && facts.type === 'starship' && facts.class === 'starfighter';
      },
    ),
  );

const isArmed = (game: CardTable, card: CardInPlay, weapon: string) =>
  game.heldBy(card).some((item) => hasKeyword(game.facts(item), weapon));

/** At a site that has one, or aboard what has one (swccg.core-sites.7). */
const atScompLink = ({ self }: Source, game: CardTable) => {
  const ship = self?.where.kind === 'aboard' ? game.holderOf(self) : undefined;
  if (ship && iconCount(game.facts(ship), 'scomp link') > 0) return true;
  const location = self && game.locationOf(self);
  return location !== null && iconCount(locationFacts(location), 'scomp link') > 0;
};

export const PEOPLE: Texts = {
  'obi-wan-kenobi': {
    text: 'When anybody has just initiated a battle where he is present, you may use 1 Force: one of your opponent’s characters of ability 1 present moves away for free, or is lost. Immune to attrition < 5.',
    modifiers: [immune(5)],
    actions: [
      response('battle', {
        name: 'send-away',
        good: 'harm',
        cost: 1,
        oncePerTurn: true,
        when: ({ game, my, moment }) =>
          my.self !== null && isPresent(game, my.self) && game.locationOf(my.self) === moment.location,
        targets: ({ game, seat, my }) =>
          game.state.cards
            .filter(
              (card) =>
                card.owner === opponentOf(seat) &&
                game.facts(card).type === 'character' &&
                ability(game, card) === 1 &&
                my.self !== null &&
                isPresentWith(game, my.self, card),
            )
            .map(({ id }) => id),
        *effect({ game, target }) {
          const card = game.find(target);
          if (card && !(yield* moveAway(game, card, { free: true }))) {
            yield* leaveTable(game, card, 'lost', 'swccg.core-movement.10');
          }
        },
      }),
    ],
  },
  arcona: {
    text: 'Power +1 at night. May move away from a battle at its site as a react.',
    modifiers: [
      addEach('power', 1, (about, my, game) => itself(about, my, game) && underNight(game, about.card)),
      atLeast('may-react-away', 1, (about, my, game) => {
        const location = game.locationOf(about.card);
        return itself(about, my, game) && location !== null && isSite(location);
      }),
    ],
  },
  'r2-d2': {
    text: 'Destiny 2 or 5. Aboard a starfighter: +2 to hyperspeed, maneuver and power (+3 on Red 5). At a scomp link, a starship’s too, when your opponent has drawn a destiny of 1 to 3 you may activate 1 Force; of 4 to 6 you may draw your Reserve Deck’s top card.',
    modifiers: helpsStarfighter((ship) => (ship.card === 'red-5' ? 3 : 2)),
    actions: [
      response('destiny', {
        name: 'activate',
        good: 'force',
        when: ({ game, seat, my, moment }) =>
          moment.seat !== seat && moment.value >= 1 && moment.value <= 3 && atScompLink(my, game),
        *effect({ game, seat }) {
          activateForce(game, seat, 1, 'swccg.core-activate.6');
        },
      }),
      response('destiny', {
        name: 'draw-card',
        good: 'cards',
        when: ({ game, seat, my, moment }) =>
          moment.seat !== seat && moment.value >= 4 && moment.value <= 6 && atScompLink(my, game),
        *effect({ game, seat }) {
          drawFromReserve(game, seat);
        },
      }),
    ],
  },
  'captain-needa': {
    text: 'Adds 2 to power of what he pilots; the Avenger is also immune to attrition < 4. While he is in a battle, your other characters there that are not hit may not be forfeited.',
    modifiers: [
      pilots(2),
      atLeast(
        'immunity',
        4,
        ({ card }, my, game) => card.card === 'avenger' && my.self !== null && isPiloting(game, my.self, card),
      ),
      never('may-be-forfeited', ({ card }, my, game) => {
        if (card === my.self || card.hit || card.owner !== my.seat || game.facts(card).type !== 'character')
          return false;
        return inBattle(game, my.seat, (other) => other === my.self).length > 0;
      }),
    ],
  },
  'ig-88': {
    text: 'Adds 2 to power of what he pilots. May use two different weapons. A character he has just hit at his site may be lost at once. Battles are fought by and against him.',
    modifiers: [pilots(2), set('may-be-battled', 1, itself)],
    actions: [
      response('hit', {
        name: 'assassinate',
        good: 'harm',
        when: ({ game, my, moment }) =>
          moment.user === my.self &&
          game.facts(moment.target).type === 'character' &&
          game.locationOf(moment.user) === game.locationOf(moment.target),
        *effect({ game, moment }) {
          if (game.find(moment.target.id))
            yield* leaveTable(game, moment.target, 'lost', 'swccg.core-weapon-firing.10');
        },
      }),
    ],
  },
  'lord-vader': {
    text: 'Deploys -2 to the Executor, the second Death Star or Endor. Adds 3 to power of what he pilots. Armed with a lightsaber: defense value +2 and each destiny of his lightsabers +1. Immune to attrition < 6.',
    ownCost: (printed, { location, on }) => {
      const near = ['executor', 'death-star-ii', 'endor'];
      return near.includes(location?.row ?? '') || on?.card === 'executor' ? printed - 2 : printed;
    },
    modifiers: [
      pilots(3),
      immune(6),
      add('defense', 2, (about, my, game) => itself(about, my, game) && isArmed(game, about.card, 'lightsaber')),
      add(
        'weapon-destiny',
        1,
        ({ weapon }, my, game) =>
          hasKeyword(game.facts(weapon), 'lightsaber') && my.self !== null && weapon.where.id === my.self.id,
      ),
    ],
  },
  'lando-with-vibro-ax': {
    text: 'Deploys -2 on Tatooine; in a battle at a Tatooine site he adds one battle destiny. Has a vibro-ax of his own: fired free at a character, both players draw destiny, and the target is excluded from the battle if yours +4 is above its power plus your opponent’s.',
    ownCost: (printed, { location }) => (isOn(location, 'tatooine') ? printed - 2 : printed),
    modifiers: [
      add('battle-destinies', 1, ({ location, seat }, my, game) => {
        if (seat !== my.seat || !my.self || !isSite(location) || !isOn(location, 'tatooine')) return false;
        return inBattle(game, seat, (card) => card === my.self).length > 0;
      }),
    ],
    weapon: {
      cost: 0,
      at: (target, game) => game.facts(target).type === 'character',
      draws: 1,
      *resolve({ game, weapon, target }) {
        const modified = (printed: number) => ask(game, game.modifiers['weapon-destiny'], { weapon, target }, printed);
        const own = (yield* drawDestiny(game, weapon.owner, 'weapon', modified)) ?? 0;
        // Only the owner of the vibro-ax draws weapon destiny
        const other = (yield* drawDestiny(game, target.owner, 'card')) ?? 0;
        if (own + 4 > power(game, target) + other) return true;
        game.emit({ type: 'missed', rule: 'swccg.core-weapon-firing.8', seat: weapon.owner, id: target.id });
        return false;
      },
      *result({ game, target }) {
        exclude(game, target);
      },
    },
  },
};
