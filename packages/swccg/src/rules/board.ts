import { NOTHING, type Procedure } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { automaticResponses, isAutomaticDue } from './automatic.ts';
import { leaveTable } from './leaving.ts';
import { isSite } from './locations.ts';
import type { MomentOf } from './moments.ts';

/** After each step the board is looked over for what must follow by itself (swccg.core-automatic.3). */
export function recheckBoard(game: CardTable): Procedure<void> {
  const quiet = !findWrong(game) && !game.index.census.twins && !isAutomaticDue(game, boardMoment(game));
  return quiet ? NOTHING : putRight(game);
}

function boardMoment({ state }: CardTable): MomentOf<'board'> {
  return { type: 'board', seat: state.current };
}

function* putRight(game: CardTable): Procedure<void> {
  for (let wrong = findWrong(game); wrong; wrong = findWrong(game)) {
    yield* leaveTable(game, wrong.card, 'lost', wrong.rule);
  }
  yield* duplicatePersonas(game);
  yield* automaticResponses(game, boardMoment(game));
}

function findWrong(game: CardTable): { card: CardInPlay; rule: `swccg.${string}.${number}` } | undefined {
  const { state, index, whereabouts } = game;
  // Only who is hit can be wrong without that a card has come, gone or moved
  if (whereabouts.inOrder && !index.someHit) return undefined;
  for (const card of state.cards) {
    // swccg.core-battle-end.3: a card hit outside battle is lost at once
    if (card.hit && !state.battle?.participants.includes(card.id)) return { card, rule: 'swccg.core-battle-end.3' };
    // swccg.core-effects.5: without its target a Utinni Effect is lost
    if (card.target !== null && !game.find(card.target)) return { card, rule: 'swccg.core-effects.5' };
    const facts = game.facts(card);
    // swccg.core-systems.3: no character or vehicle is at a system or sector by itself
    if ((facts.type === 'character' || facts.type === 'vehicle') && card.where.kind === 'at') {
      const location = game.findLocation(card.where.id);
      if (location && !isSite(location)) return { card, rule: 'swccg.core-systems.3' };
    }
  }
  whereabouts.inOrder = true;
  return undefined;
}

/** swccg.core-personas.5: of two versions of a persona their owner keeps one */
function* duplicatePersonas(game: CardTable): Procedure<void> {
  const { twins } = game.index.census;
  if (!twins) return;
  const options = twins.map((one) => ({ key: `lose:${one.id}`, about: { id: one.id }, one }));
  const seat = twins[0].owner;
  const { one } = yield* pickOne({ seat, rule: 'swccg.core-personas.5', topic: 'lose-version', options });
  yield* leaveTable(game, one, 'lost', 'swccg.core-personas.5');
}
