import { altered, type Procedure, type Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { mobileSystemMoves, orbitMoves } from './death-star.ts';
import { dockingBayTransits } from './docking-bay-transit.ts';
import { embarkMoves } from './embarking.ts';
import { canUse } from './force.ts';
import { hyperspeedMoves } from './hyperspeed.ts';
import { landingMoves } from './landing.ts';
import { landspeedMoves } from './landspeed.ts';
import { aboutMove, affordable, type Move, makeMove, moveKey, offerMoves } from './movement.ts';
import type { ActionOption } from './options.ts';
import { sectorMoves } from './sectors.ts';
import { shuttleMoves } from './shuttling.ts';
import { starshipSiteMoves } from './starship-sites.ts';
import { shipDockings } from './transferring.ts';

/** Adds everything the player may move in the move phase (swccg.core-movement.1). */
export function moveActions(game: CardTable, seat: Seat, options: ActionOption[]): void {
  const moves: Move[] = [];
  for (const card of game.state.cards) if (card.owner === seat && isActive(game, card)) movesOf(game, card, moves);
  offerMoves(game, moves, options);
  dockingBayTransits(game, seat, options);
  shipDockings(game, seat, options);
  mobileSystemMoves(game, seat, options);
}

/** swccg.core-spies.1: undercover spies move in the opponent's move phase */
export function undercoverMoves(game: CardTable, seat: Seat, options: ActionOption[]): void {
  for (const card of game.state.cards) {
    if (!card.undercover || card.owner !== seat || card.moved) continue;
    offerMoves(game, landspeedMoves(game, card), options);
  }
}

/** Adds every move a card could make now, regular or not. */
function movesOf(game: CardTable, card: CardInPlay, moves: Move[]): void {
  const { kind } = card.where;
  if (kind !== 'at' && kind !== 'aboard') return;
  const { type } = game.facts(card);
  if (type !== 'character' && type !== 'vehicle' && type !== 'starship') return;
  embarkMoves(game, card, moves);
  // swccg.core-movement.2
  if (card.moved) return;
  if (kind === 'at') reactMoves(game, card, moves);
  if (type !== 'starship') shuttleMoves(game, card, moves);
  starshipSiteMoves(game, card, moves);
}

/** Whether a move that usually costs 1 Force is worth looking at: it is not, without any Force or a text about costs. */
function mayPay(game: CardTable, card: CardInPlay): boolean {
  return canUse(game, card.owner, 1) || game.modifiers['move-cost'] !== undefined;
}

/** The kinds of move that a react may use (swccg.core-reacts.4). */
export function reactMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  const paid = mayPay(game, card);
  if (game.facts(card).type !== 'starship') return paid ? landspeedMoves(game, card, moves) : moves;
  landingMoves(game, card, moves);
  if (!paid) return moves;
  hyperspeedMoves(game, card, moves);
  sectorMoves(game, card, moves);
  return orbitMoves(game, card, moves);
}

/** A text sends a card away: a move of its own that it could make, chosen by its owner, beside the regular move
 * (swccg.core-movement.9, swccg.core-movement.10). Answers whether it could. */
export function* moveAway(game: CardTable, card: CardInPlay, { free }: { free: boolean }): Procedure<boolean> {
  const moves =
    game.facts(card).type === 'starship'
      ? sectorMoves(game, card, hyperspeedMoves(game, card))
      : landspeedMoves(game, card);
  const possible = affordable(game, free ? moves.map((move) => altered(move, { cost: 0 })) : moves);
  if (possible.length === 0) return false;
  const options = possible.map((move) => ({ key: moveKey(move), about: aboutMove(move), move }));
  const [seat, rule] = [card.owner, 'swccg.core-movement.10'] as const;
  const { move } = yield* pickOne({ seat, rule, topic: 'move-away', about: { id: card.id }, options });
  yield* makeMove(game, move);
  return true;
}
