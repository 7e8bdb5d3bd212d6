import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardFacts } from '../../facts.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import { retrieveCard, searchPile } from '../../rules/force.ts';
import { opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword } from '../conditions.ts';
import { action, type Texts } from '../words.ts';

/** How many of the named units a card is: a squadron is three of its model (swccg.starship-squadron-examples.6). */
function unitsOf(facts: CardFacts): number {
  if (hasKeyword(facts, 'stormtrooper')) return 1;
  if (facts.type !== 'starship' || facts.model !== 'tie/ln') return 0;
  return facts.class === 'squadron' ? 3 : 1;
}

const forces = (game: CardTable, seat: Seat) =>
  game.state.cards.filter((card) => {
    const { type } = game.facts(card);
    return card.owner === seat && (type === 'character' || type === 'starship');
  }).length;

/** Retrieves units one card after the other, as long as there are enough left for it. */
function* retrieveUnits(game: CardTable, seat: Seat, units: number): Procedure<void> {
  let left = units;
  while (left > 0) {
    const fits = (facts: CardFacts) => unitsOf(facts) > 0 && unitsOf(facts) <= left;
    if (!game.player(seat).lost.some((card) => fits(game.cards.of(card).facts))) return;
    const card = yield* searchPile(game, seat, 'lost', fits);
    if (card === null) return;
    left -= unitsOf(game.cards.of(card).facts);
    retrieveCard(game, seat, card);
  }
}

export const IMPERIAL_REINFORCEMENTS: Texts = {
  'imperial-reinforcements': {
    text: 'If your opponent has more starships and characters on table than you, use 1 Force and draw destiny: retrieve that many stormtroopers and TIE/lns.',
    play: [
      action({
        name: 'reinforce',
        good: 'cards',
        cost: 1,
        when: ({ game, seat }) =>
          game.player(seat).reserve.length > 0 && forces(game, opponentOf(seat)) > forces(game, seat),
        *effect({ game, seat }) {
          const drawn = yield* drawDestiny(game, seat, 'card');
          yield* retrieveUnits(game, seat, Math.floor(drawn ?? 0));
        },
      }),
    ],
  },
};
