import type { Seat } from '@rangefinder/kernel';
import type { AtLocation, Automatic, Source } from '../../definition.ts';
import { last, selfOf } from '../../rules/actions.ts';
import { rowsFor } from '../../rules/deploy-locations.ts';
import { chooseFrom, kindsIn, searchPile, takeFromReserve } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isBattleground, isSite, isSystem, sitesOf } from '../../rules/locations.ts';
import { flip } from '../../rules/objectives.ts';
import { lookAt } from '../../rules/piles.ts';
import { isPilot } from '../../rules/piloting.ts';
import { controls } from '../../rules/presence.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { opponentOf, type Row } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isKind } from '../conditions.ts';
import { action, add, atMost, automatic, never, type Texts } from '../words.ts';

const controlledSites = (game: CardTable, row: string, seat: Seat) =>
  sitesOf(game, row).filter((site) => controls(game, site, seat)).length;

/** What the Rebels need for an Attack Run. */
const FOR_THE_RUN: readonly string[] = ['Proton Torpedoes', 'Attack Run', 'Rebel Tech', 'Death Star'];

/** The sites of a row whose card on top is a player's own. */
export const sitesOwned = (game: CardTable, row: Row, seat: Seat) =>
  sitesOf(game, row.id).filter(({ stack }) => stack[0]?.owner === seat).length;

/** A battleground system where the text's player has a starfighter present, a pilot character aboard. */
function hasFlownStarfighter({ location, seat }: AtLocation, my: Source, game: CardTable): boolean {
  if (seat !== my.seat || !isSystem(location) || !isBattleground(game, location)) return false;
  return game.at(location).some((ship) => {
    const facts = game.facts(ship);
    const fighter = ship.owner === seat && facts.type === 'starship' && facts.class === 'starfighter';
    return fighter && game.heldBy(ship).some((pilot) => isPilot(game, pilot));
  });
}

/** swccg.core-objectives.6: it leaves only because it says so */
export const outOfPlayWithout = (system: string): Automatic =>
  automatic('board', {
    when: ({ game }) => game.findLocation(system)?.blownAway === true,
    *effect({ game, my }) {
      yield* leaveTable(game, selfOf(my), 'out', 'swccg.core-objectives.6');
    },
  });

export const MASSASSI_BASE_OPERATIONS: Texts = {
  'massassi-base-operations': {
    text: 'Front: starts with Yavin 4 and its docking bay; no Force drains of yours at sectors and sites of Yavin 4, and you generate at most 1 Force at each site; once in each of your deploy phases deploy a Yavin 4 site from your Reserve Deck; Imperials deploy +2 to Yavin 4. Flips when you control three Yavin 4 sites and your opponent fewer. Out of play when Yavin 4 is blown away. Back: in battles at systems you have total power +3; once in each of your deploy phases take Proton Torpedoes, Attack Run, a Rebel Tech or the Death Star system from your Reserve Deck into hand. When the Death Star is blown away, your opponent loses 3 more Force for each of their sites there, and from then on you Force drain for 2 more at every battleground system that has a starfighter of yours with a pilot aboard.',
    deploys: ['yavin-4', 'yavin-4-docking-bay'],
    lasting: { victory: [add('drain', 2, hasFlownStarfighter)] },
    automatic: [outOfPlayWithout('yavin-4')],
    modifiers: [
      never(
        'may-drain',
        ({ location, seat }, my) => seat === my.seat && location.row === 'yavin-4' && !isSystem(location),
      ),
    ],
    sides: [
      {
        modifiers: [
          atMost(
            'location-generation',
            1,
            ({ location, seat }, my) => seat === my.seat && location.row === 'yavin-4' && isSite(location),
          ),
          add('deploy-cost', 2, ({ facts, location }) => location?.row === 'yavin-4' && isKind(facts, 'imperial')),
        ],
        actions: [
          action({
            name: 'deploy-site',
            good: 'cards',
            timing: { phase: 'deploy', turn: 'own' },
            oncePerTurn: true,
            *effect({ game, seat }) {
              const sites = kindsIn(lookAt(game.player(seat), 'reserve')).filter((card) => {
                const { facts } = game.cards.of(card);
                const fits = facts.type === 'location' && facts.kind === 'site' && facts.of === 'yavin-4';
                return fits && rowsFor(game, seat, card).length > 0;
              });
              const site = yield* chooseFrom(seat, 'reserve', sites);
              if (site !== null) yield* deployFromReserve(game, seat, site);
              game.shuffle(seat, 'reserve');
            },
          }),
        ],
        automatic: [
          automatic('board', {
            when: ({ game, seat }) =>
              controlledSites(game, 'yavin-4', seat) >= 3 && controlledSites(game, 'yavin-4', opponentOf(seat)) < 3,
            *effect({ game, my }) {
              flip(game, selfOf(my));
            },
          }),
        ],
      },
      {
        modifiers: [add('total-power', 3, ({ location, seat }, my) => seat === my.seat && isSystem(location))],
        actions: [
          action({
            name: 'take',
            good: 'cards',
            timing: { phase: 'deploy', turn: 'own' },
            oncePerTurn: true,
            *effect({ game, seat }) {
              const card = yield* searchPile(game, seat, 'reserve', ({ title }) => FOR_THE_RUN.includes(title));
              if (card === null) game.shuffle(seat, 'reserve');
              else takeFromReserve(game, seat, card);
            },
          }),
        ],
        automatic: [
          automatic('blown-away', {
            when: ({ moment }) => moment.row.id === 'death-star',
            *effect({ game, seat, card, moment }) {
              moment.extra += 3 * sitesOwned(game, moment.row, opponentOf(seat));
              last({ game, seat, card, target: '' }, 'victory', 'game');
            },
          }),
        ],
      },
    ],
  },
};
