import { isAboard } from '../../rules/aboard.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isDockingBay, isOn, isRelated, isSite, locationFacts } from '../../rules/locations.ts';
import { controls, occupies } from '../../rules/presence.ts';
import { ability } from '../../rules/values.ts';
import { type CardInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, inBattle, isPresentWith, isTie, itself, piloting } from '../conditions.ts';
import type { Place } from '../definition.ts';
import { immune, pilots } from '../premiere/characters.ts';
import { action, add, atLeast, never, type Texts } from '../words.ts';

const isModel = (game: CardTable, card: CardInPlay | undefined, model: string): boolean => {
  const facts = card && game.facts(card);
  return facts?.type === 'starship' && facts.model.includes(model);
};

/** Aboard a Star Cruiser: on its bridge, or at a site of one that is on table (swccg.starship-sites.6, swccg.starship-sites.8). */
function onStarCruiser({ on, location }: Place, game: CardTable): boolean {
  if (on) return isModel(game, on, 'star cruiser');
  const starship = location ? game.rowOf(location).row.starship : null;
  return starship !== null && isModel(game, game.find(starship), 'star cruiser');
}

export const CHARACTERS: Texts = {
  'commander-brandei': {
    text: 'Adds 2 to power of what he pilots. Once in each of your control phases, aboard a Star Destroyer or at a docking bay, use 1 Force to take one TIE from your Reserve Deck into hand.',
    modifiers: [pilots(2)],
    actions: [
      action({
        name: 'take-tie',
        good: 'cards',
        timing: { phase: 'control', turn: 'own' },
        oncePerTurn: true,
        cost: 1,
        when: ({ game, my }) => {
          const location = my.self && game.locationOf(my.self);
          if (!my.self || !location) return false;
          return isDockingBay(location) || isAboard(game, my.self, (ship) => isModel(game, ship, 'star destroyer'));
        },
        *effect({ game, seat }) {
          // swccg.starship-squadron-examples.17: one TIE, never a squadron of three
          const card = yield* searchPile(
            game,
            seat,
            'reserve',
            (facts) => isTie(facts) && facts.type === 'starship' && facts.class === 'starfighter',
          );
          if (card === null) game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, card);
        },
      }),
    ],
  },
  'general-walex-blissex': {
    text: "Deploys for 2 less to your Admiral's location or aboard your Star Cruiser. Adds 1 to power of what he pilots. Your A-wings here and at related locations are power and forfeit +1.",
    ownCost: (printed, place, seat, game) => {
      const { location } = place;
      const admiral =
        location !== null &&
        game.everythingAt(location).some((card) => card.owner === seat && hasKeyword(game.facts(card), 'admiral'));
      return admiral || onStarCruiser(place, game) ? printed - 2 : printed;
    },
    modifiers: [
      pilots(1),
      ...(['power', 'forfeit'] as const).map((question) =>
        add(question, 1, ({ card }, my, game) => {
          if (card.owner !== my.seat || !my.self || !isModel(game, card, 'a-wing')) return false;
          const [his, its] = [game.locationOf(my.self), game.locationOf(card)];
          return his !== null && its !== null && (his === its || isRelated(his, its));
        }),
      ),
    ],
  },
  'emperor-palpatine': {
    text: 'Never deploys or moves, not even aboard something, to a site your opponent occupies. Once a turn you may take Force Lightning from your Reserve Deck into hand. Immune to attrition.',
    deploysOnly: ({ location }, seat, game) =>
      location === null || !isSite(location) || !occupies(game, location, opponentOf(seat)),
    modifiers: [
      immune(99),
      never('may-move', (about, my, game) => {
        if (!my.self || about.to === null || !isSite(about.to)) return false;
        const along = about.card === my.self || isAboard(game, my.self, (ship) => ship === about.card);
        return along && occupies(game, about.to, opponentOf(my.seat));
      }),
    ],
    actions: [
      action({
        name: 'take-lightning',
        good: 'cards',
        oncePerTurn: true,
        *effect({ game, seat }) {
          const card = yield* searchPile(game, seat, 'reserve', ({ title }) => title === 'Force Lightning');
          if (card === null) game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, card);
        },
      }),
    ],
  },
  'security-battle-droid': {
    text: "Your opponent's characters need 1 more Force to walk away from its site. At a site beside another battle droid: one battle destiny if not able to draw otherwise.",
    modifiers: [
      add('move-cost', 1, ({ card, to }, my, game) => {
        const site = my.self && game.locationOf(my.self);
        if (!site || card.owner === my.seat || game.facts(card).type !== 'character') return false;
        if (card.where.kind !== 'at' || game.locationOf(card) !== site || to === null) return false;
        // Not by shuttling up
        return isSite(to) && to.row === site.row;
      }),
      atLeast('battle-destiny-if-none', 1, ({ location, seat }, my, game) => {
        if (seat !== my.seat || !my.self || !isSite(location)) return false;
        const droids = inBattle(game, seat, (card) => hasKeyword(game.facts(card), 'battle droid'));
        return game.locationOf(my.self) === location && droids.includes(my.self) && droids.length > 1;
      }),
    ],
  },
  'darth-vader-dark-lord-of-the-sith': {
    text: 'Adds 3 to power of what he pilots. In battle, once, target a character your opponent has present and draw destiny: lost if it beats its ability. Immune to attrition < 5.',
    modifiers: [pilots(3), immune(5)],
    actions: [
      action({
        name: 'choke',
        good: 'harm',
        timing: { battle: true },
        oncePerTurn: true,
        targets: ({ game, seat, my }) => {
          const { self } = my;
          // swccg.core-destiny.9
          if (game.player(seat).reserve.length === 0) return [];
          if (!self || !game.state.battle?.participants.includes(self.id)) return [];
          return inBattle(game, opponentOf(seat), (card) => game.facts(card).type === 'character')
            .filter((card) => isPresentWith(game, self, card))
            .map(({ id }) => id);
        },
        *effect({ game, seat, target }) {
          const drawn = yield* drawDestiny(game, seat, 'card');
          const victim = game.find(target);
          if (victim && drawn !== null && drawn > ability(game, victim))
            yield* leaveTable(game, victim, 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
  'lando-calrissian-light': {
    text: 'Adds 2 to power of what he pilots, 3 to the Falcon. Power +1 for each Cloud City location you control.',
    modifiers: [
      pilots(2),
      add('power', 1, piloting('millennium-falcon')),
      add(
        'power',
        (_about, my, game) =>
          game.state.locations.filter(
            (location) => locationFacts(location).title.includes('Cloud City') && controls(game, location, my.seat),
          ).length,
        itself,
      ),
    ],
  },
  'lando-calrissian-dark': {
    text: 'Deploys only to Cloud City sites. Adds 2 to power of what he pilots. At a site your opponent may replace him with a Lando of the Light Side.',
    deploysOnly: ({ location }) =>
      location !== null && isSite(location) && locationFacts(location).title.includes('Cloud City'),
    crossesOver: true,
    modifiers: [pilots(2)],
  },
  'jawa-dark': {
    text: 'Deploys on Tatooine only; both players use 1 Force for it.',
    ownCost: () => 1,
    opponentUses: 1,
    deploysOnly: ({ location }) => isOn(location, 'tatooine'),
  },
};
