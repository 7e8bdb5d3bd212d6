import { NOTHING, type Procedure, pickOne } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { leaveTable } from './leaving.ts';
import { isSite } from './locations.ts';
import { automaticResponses } from './responses.ts';

/** After each step the board is looked over for what must follow by itself (swccg.core-automatic.3). */
export function recheckBoard(game: CardTable): Procedure<void> {
  const quiet = !findWrong(game) && !findTwins(game) && game.texts('board').length === 0;
  return quiet ? NOTHING : putRight(game);
}

function* putRight(game: CardTable): Procedure<void> {
  for (let wrong = findWrong(game); wrong; wrong = findWrong(game)) {
    yield* leaveTable(game, wrong.card, 'lost', wrong.rule);
  }
  yield* duplicatePersonas(game);
  if (game.texts('board').length > 0) yield* automaticResponses(game, { type: 'board', seat: game.state.current });
}

function findWrong(game: CardTable): { card: CardInPlay; rule: `swccg.${string}.${number}` } | undefined {
  const { state } = game;
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
  return undefined;
}

/** swccg.core-personas.5: of two versions of a persona their owner keeps one */
function* duplicatePersonas(game: CardTable): Procedure<void> {
  const twins = findTwins(game);
  if (!twins) return;
  const options = twins.map((one) => ({ key: `lose:${one.id}`, one }));
  const seat = twins[0].owner;
  const { one } = yield* pickOne({ seat, rule: 'swccg.core-personas.5', topic: 'lose-version', options });
  yield* leaveTable(game, one, 'lost', 'swccg.core-personas.5');
}

function findTwins({ state }: CardTable): readonly [CardInPlay, CardInPlay] | undefined {
  const { cards } = state;
  for (const card of cards) {
    const { persona } = definitionOf(card.card).facts;
    if (persona === undefined) continue;
    for (const twin of cards) {
      if (twin === card) break;
      if (twin.owner === card.owner && definitionOf(twin.card).facts.persona === persona) return [twin, card];
    }
  }
  return undefined;
}
