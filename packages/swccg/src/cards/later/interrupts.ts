import { type Procedure, pickOne, type Seat } from '@rangefinder/kernel';
import { deployOptions, deploysFree, FREE } from '../../rules/deploy.ts';
import { drawDestiny } from '../../rules/destiny.ts';
import {
  activateForce,
  kindsIn,
  loseAsCost,
  loseForce,
  removeKind,
  retrieveCard,
  searchPile,
  takeFromReserve,
} from '../../rules/force.ts';
import { checkLifeForce } from '../../rules/life-force.ts';
import { layOn, lookAt, takeTop } from '../../rules/piles.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';

import { hasKeyword, isEffect } from '../conditions.ts';
import type { CardText } from '../definition.ts';
import type { CardFacts } from '../facts.ts';
import { action, type Texts } from '../words.ts';

/** An Effect that has no deploy cost, and somewhere to go now. */
function mayStartWith(game: CardTable, seat: Seat, facts: CardFacts): boolean {
  return isEffect(facts) && deploysFree(game, seat, facts.id) && deployOptions(game, seat, facts.id, FREE).length > 0;
}

const adviser: CardText = {
  text: 'Used: use 3 Force to take an Effect from your Reserve Deck into hand. Starting: deploy an Effect without deploy cost from your Reserve Deck; this card is lost.',
  play: [
    action({
      name: 'take',
      good: 'cards',
      cost: 3,
      to: 'used',
      *effect({ game, seat }) {
        const card = yield* searchPile(game, seat, 'reserve', isEffect);
        if (card === null) game.shuffle(seat, 'reserve');
        else takeFromReserve(game, seat, card);
      },
    }),
  ],
  *starting({ game, seat }) {
    const found = yield* searchPile(game, seat, 'reserve', (facts) => mayStartWith(game, seat, facts));
    if (found !== null) yield* deployFromReserve(game, seat, found);
  },
};

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

/** Loses Force to activate Force; what a card activates is not counted as generation (swccg.core-activate.6). */
const supply = (name: string, amount: number, to: 'used' | 'lost') =>
  action({
    name,
    good: 'force',
    to,
    when: ({ game, seat }) => game.player(seat).reserve.length > 0,
    // swccg.core-actions.3: a cost, so it is lost before anyone may respond
    *begin({ game, seat, target }) {
      yield* loseAsCost(game, seat, 1);
      return target;
    },
    *effect({ game, seat }) {
      activateForce(game, seat, amount, 'swccg.core-activate.6');
    },
  });

/** Looks at three cards of the Reserve Deck and keeps one. */
function* sortOut(game: CardTable, seat: Seat): Procedure<void> {
  const player = game.player(seat);
  const top = [...lookAt(player, 'reserve', 3)];
  const options = kindsIn(top).map((key) => ({ key }));
  if (options.length === 0) return;
  const rule = 'swccg.core-piles.13';
  const { key } = yield* pickOne({ seat, rule, topic: 'keep-card', options, secret: true });
  for (const _ of top) takeTop(player, 'reserve');
  removeKind(top, key);
  layOn(player, 'reserve', key);
  for (const card of top) {
    player.lost.unshift(card);
    game.emit({ type: 'lost-force', rule, seat, card, from: 'reserve' });
  }
  checkLifeForce(game);
}

export const INTERRUPTS: Texts = {
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
  'start-your-engines': {
    text: 'Lost: look at the top 3 cards of your Reserve Deck; all but one are lost. Starting: deploy Podrace Arena and Boonta Eve Podrace, if you have them, and an Effect without deploy cost; this card goes back into your Reserve Deck.',
    play: [
      action({
        name: 'sort-out',
        good: 'sift',
        *effect({ game, seat }) {
          yield* sortOut(game, seat);
        },
      }),
    ],
    startingTo: 'reserve',
    *starting({ game, seat }) {
      for (const title of ['Podrace Arena', 'Boonta Eve Podrace']) {
        const named = game.player(seat).reserve.find((card) => game.cards.of(card).facts.title === title);
        if (named !== undefined) yield* deployFromReserve(game, seat, named);
      }
      const found = yield* searchPile(game, seat, 'reserve', (facts) => mayStartWith(game, seat, facts));
      if (found !== null) yield* deployFromReserve(game, seat, found);
    },
  },
  'imperial-supply': {
    text: 'Lose 1 Force, then activate 2 Force as a Used Interrupt or 4 Force as a Lost one.',
    play: [supply('two', 2, 'used'), supply('four', 4, 'lost')],
  },
  fear: {
    text: 'Your opponent loses 2 Force from hand or 1 Force from the top of the Reserve Deck.',
    play: [
      action({
        name: 'frighten',
        good: 'harm',
        *effect({ game, seat }) {
          const opponent = opponentOf(seat);
          const rule = 'swccg.core-force-loss.4';
          const options = [{ key: 'hand' as const }, { key: 'reserve' as const }].filter(
            ({ key }) => game.player(opponent)[key].length > 0,
          );
          if (options.length === 0) return;
          const { key } = yield* pickOne({ seat: opponent, rule, topic: 'lose-from', options });
          yield* loseForce(game, opponent, key === 'hand' ? 2 : 1, rule, key);
        },
      }),
    ],
  },
  'the-signal': adviser,
  'twilek-advisor': adviser,
};
