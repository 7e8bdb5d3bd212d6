import type { Seat } from '@rangefinder/kernel';
import type { CardFacts } from '../../facts.ts';
import { selfOf } from '../../rules/actions.ts';
import { rowsFor } from '../../rules/deploy-locations.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { isBattleground, isSite, isSystem } from '../../rules/locations.ts';
import { flip } from '../../rules/objectives.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { action, add, automatic, never, set, type Texts } from '../words.ts';
import { outOfPlayWithout, sitesOwned } from './massassi-base-operations.ts';

function isStarDestroyer(facts: CardFacts): boolean {
  return facts.type === 'starship' && facts.model.includes('star destroyer');
}

const STRONGEST = ['imperial-class star destroyer', 'super-class star destroyer'];

/** What the strongest class of Star Destroyer there adds to a Force drain. */
function bestDestroyer(game: CardTable, location: LocationInPlay, seat: Seat): number {
  const models = game.at(location).flatMap((card) => {
    const facts = game.facts(card);
    return card.owner === seat && facts.type === 'starship' && isStarDestroyer(facts) ? [facts.model] : [];
  });
  if (models.some((model) => STRONGEST.includes(model))) return 2;
  return models.length > 0 ? 1 : 0;
}

export const SET_YOUR_COURSE_FOR_ALDERAAN: Texts = {
  'set-your-course-for-alderaan': {
    text: 'Front: starts with the Death Star, Alderaan and Docking Bay 327; once in each of your deploy phases take a card with Death Star in its title from your Reserve Deck into hand; you may not Force drain at Alderaan or at Death Star sites; battle damage against you at Death Star sites is cancelled. Flips when Alderaan is blown away. Back: once in each of your deploy phases deploy a battleground system from your Reserve Deck; your Star Destroyers deploy -2 to the Death Star system, Victory-class -1; at battleground systems your Force drains are +1 where you have a Star Destroyer, +2 for Imperial- and Super-class. When Yavin 4 is blown away, 3 more Force is lost for each of your opponent’s sites there. Out of play when the Death Star is blown away.',
    deploys: ['death-star', 'alderaan', 'death-star-docking-bay-327'],
    sides: [
      {
        modifiers: [
          never(
            'may-drain',
            ({ location, seat }, my) =>
              seat === my.seat && (location.id === 'alderaan' || (location.row === 'death-star' && isSite(location))),
          ),
          set(
            'battle-damage',
            0,
            ({ location, seat }, my) => seat === my.seat && location.row === 'death-star' && isSite(location),
          ),
        ],
        actions: [
          action({
            name: 'take',
            good: 'cards',
            timing: { phase: 'deploy', turn: 'own' },
            oncePerTurn: true,
            *effect({ game, seat }) {
              const card = yield* searchPile(game, seat, 'reserve', ({ title }) => title.includes('Death Star'));
              if (card === null) game.shuffle(seat, 'reserve');
              else takeFromReserve(game, seat, card);
            },
          }),
        ],
        automatic: [
          automatic('board', {
            when: ({ game }) => game.findLocation('alderaan')?.blownAway === true,
            *effect({ game, my }) {
              flip(game, selfOf(my));
            },
          }),
        ],
      },
      {
        modifiers: [
          add(
            'deploy-cost',
            ({ facts }) => (facts.type === 'starship' && facts.model.includes('victory') ? -1 : -2),
            ({ facts, location, seat }, my) =>
              seat === my.seat && location?.id === 'death-star' && isStarDestroyer(facts),
          ),
          add(
            'drain',
            ({ location, seat }, _my, game) => bestDestroyer(game, location, seat),
            ({ location, seat }, my, game) => seat === my.seat && isSystem(location) && isBattleground(game, location),
          ),
        ],
        actions: [
          action({
            name: 'deploy-system',
            good: 'cards',
            timing: { phase: 'deploy', turn: 'own' },
            oncePerTurn: true,
            *effect({ game, seat }) {
              const card = yield* searchPile(game, seat, 'reserve', (facts) => {
                if (facts.type !== 'location' || facts.kind !== 'system' || facts.light === 0 || facts.dark === 0)
                  return false;
                return rowsFor(game, seat, facts.id).length > 0;
              });
              if (card !== null) yield* deployFromReserve(game, seat, card);
              game.shuffle(seat, 'reserve');
            },
          }),
        ],
        automatic: [
          automatic('blown-away', {
            when: ({ moment }) => moment.row.id === 'yavin-4',
            *effect({ game, seat, moment }) {
              moment.extra += 3 * sitesOwned(game, moment.row, opponentOf(seat));
            },
          }),
          outOfPlayWithout('death-star'),
        ],
      },
    ],
  },
};
