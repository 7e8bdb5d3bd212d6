import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { How, Movement } from '../ask.ts';
import { type CardInPlay, type LocationInPlay, opponentOf, type Where } from '../state.ts';
import type { CardTable } from '../table.ts';
import { braveAsteroids, isAsteroidSector } from './asteroids.ts';
import { recheckBoard } from './board.ts';
import { canUse, useForce } from './force.ts';
import { ask } from './modifiers.ts';
import { type ActionOption, deed } from './options.ts';
import { respond } from './responses.ts';

/** One way a card could move now. */
export interface Move {
  readonly card: CardInPlay;
  readonly how: How;
  readonly where: Where;
  /** The location it ends at. */
  readonly to: LocationInPlay | null;
  readonly cost: number;
  readonly rule: RuleId;
  /** The vehicle that does it in place of its own regular move. */
  readonly by: CardInPlay | null;
}

/** Moves that use up a card's regular move (swccg.core-movement.3); the others are unlimited (swccg.core-movement.4). */
export function isRegular({ how }: Move): boolean {
  return how !== 'embark' && how !== 'disembark' && how !== 'seat';
}

/** Adds the moves that can be made and paid. The same unlimited move of a card is offered once a phase, or a game could go
 * in circles. */
export function offerMoves(game: CardTable, moves: readonly Move[], options: ActionOption[]): void {
  const { used } = game.state;
  for (const move of moves) {
    if (!isAffordable(game, move)) continue;
    const key = moveKey(move);
    if (isRegular(move) || !used.includes(key)) options.push(moveOption(game, move, key));
  }
}

/** swccg.core-movement.6: a text may forbid it; and it must be paid for */
export function affordable(game: CardTable, moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => isAffordable(game, move));
}

function isAffordable(game: CardTable, { card, to, cost }: Move): boolean {
  if (!canUse(game, card.owner, cost)) return false;
  // Who is there already does not come there by stepping aboard or out
  const elsewhere = to === game.locationOf(card) ? null : to;
  return ask(game, game.modifiers['may-move'], { card, to: elsewhere }, 1) > 0;
}

/** What a move costs after texts have had their say. */
export function moveCost(game: CardTable, card: CardInPlay, to: LocationInPlay, base: number): number {
  return ask(game, game.modifiers['move-cost'], { card, to }, base);
}

export function moveKey({ card, how, where }: Move): string {
  const to = where.slot === null ? where.id : `${where.id}:${where.slot}`;
  return `${how}:${card.id}:${to}`;
}

function moveOption(game: CardTable, move: Move, key: string): ActionOption {
  return deed(key, aboutMove(move), () => perform(game, move));
}

export function aboutMove({ card, how, where, cost }: Move): Movement {
  return { do: 'move', id: card.id, how, to: where.id, slot: where.slot, cost };
}

function* perform(game: CardTable, move: Move): Procedure<void> {
  if (move.by) move.by.moved = true;
  if (isRegular(move)) move.card.moved = true;
  else game.state.used.push(moveKey(move));
  yield* makeMove(game, move);
  yield* recheckBoard(game);
}

/** Pays and moves; everything aboard comes along and is not itself moving (swccg.core-movement.7). */
export function* makeMove(game: CardTable, { card, how, where, cost, rule }: Move): Procedure<void> {
  useForce(game, card.owner, cost);
  const from = game.locationOf(card);
  yield* respond(game, { type: 'moving', seat: card.owner, card }, opponentOf(card.owner));
  relocate(game, card, where, how, rule);
  const rocks = isAsteroidSector(from) || isAsteroidSector(game.locationOf(card));
  if (how === 'sector' && rocks) yield* braveAsteroids(game, card);
  if (!game.find(card.id)) return;
  yield* respond(game, { type: 'moved', seat: card.owner, card, from }, opponentOf(card.owner));
}

export function relocate(game: CardTable, card: CardInPlay, where: Where, how: string, rule: RuleId): void {
  card.where = where;
  game.moved();
  game.emit({ type: 'moved', rule, seat: card.owner, id: card.id, to: where.id, how });
}

export function atLocation(location: LocationInPlay): Where {
  return { kind: 'at', id: location.id, slot: null };
}
