import type { Procedure, Seat } from '@rangefinder/kernel';
import { type CardInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { ask } from './modifiers.ts';
import type { MomentOf } from './moments.ts';
import { affordable, type Move, makeMove, reactMoves } from './movement.ts';
import { type ResponseOption, respond } from './responses.ts';

/** Cards whose text lets them move to a battle or Force drain the opponent has just initiated (swccg.core-reacts.1). */
export function reactOptions(
  game: CardTable,
  seat: Seat,
  moment: MomentOf<'battle'> | MomentOf<'drain'>,
): ResponseOption[] {
  if (seat === moment.seat || game.modifiers('may-react') === undefined) return [];
  const options: ResponseOption[] = [];
  for (const card of game.state.cards) {
    if (card.owner !== seat || !mayReact(game, card, moment)) continue;
    // swccg.core-reacts.3, swccg.core-reacts.5: the usual rules, ranges and costs of movement, for each card apart
    const [move] = affordable(game, reactMoves(game, card)).filter(({ to }) => to === moment.location);
    if (!move) continue;
    const key = `react:${card.id}:${moment.location.id}`;
    options.push({
      key,
      about: { id: card.id, to: moment.location.id, cost: move.cost },
      text: key,
      perform: () => react(game, move),
    });
  }
  return options;
}

/** swccg.core-reacts.6: once a turn, even if it was cancelled */
function mayReact(
  game: CardTable,
  card: CardInPlay,
  { location }: { location: MomentOf<'battle'>['location'] },
): boolean {
  if (card.reacted || !isActive(game, card) || game.locationOf(card) === location) return false;
  return ask(game, 'may-react', { card, to: location }, 0) > 0;
}

/** swccg.core-reacts.8, swccg.core-reacts.9: it joins the battle, and keeps its regular move */
function* react(game: CardTable, move: Move): Procedure<void> {
  const { card } = move;
  card.reacted = true;
  const moment = { type: 'reacting' as const, seat: card.owner, card, cancelled: false };
  yield* respond(game, moment, opponentOf(card.owner));
  if (moment.cancelled || !game.find(card.id)) return;
  yield* makeMove(game, move);
  yield* recheckBoard(game);
}
