import { altered, mapped, type Procedure, pickOne, type RuleId, type Seat } from '@rangefinder/kernel';
import { type CardInPlay, type LocationInPlay, opponentOf, type Where } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { braveAsteroids, isAsteroidSector } from './asteroids.ts';
import { recheckBoard } from './board.ts';
import { mobileSystemMoves, orbitMoves } from './death-star.ts';
import { dockingBayTransits } from './docking-bay-transit.ts';
import { embarkMoves } from './embarking.ts';
import { canUse, useForce } from './force.ts';
import { hyperspeedMoves } from './hyperspeed.ts';
import { landingMoves } from './landing.ts';
import { landspeedMoves } from './landspeed.ts';
import { ask } from './modifiers.ts';
import { type ActionOption, deed, respond } from './responses.ts';
import { sectorMoves } from './sectors.ts';
import { shuttleMoves } from './shuttling.ts';
import { starshipSiteMoves } from './starship-sites.ts';
import { shipDockings } from './transferring.ts';

/** One way a card could move now. */
export interface Move {
  readonly card: CardInPlay;
  readonly how:
    | 'landspeed'
    | 'hyperspeed'
    | 'orbit'
    | 'sector'
    | 'land'
    | 'take-off'
    | 'shuttle'
    | 'ferry'
    | 'site'
    | 'embark'
    | 'disembark'
    | 'seat';
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
  const { card, how, where, cost } = move;
  return deed(key, { id: card.id, how, to: where.id, slot: where.slot, cost }, () => perform(game, move));
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

/** A text sends a card away: a move of its own that it could make, chosen by its owner, beside the regular move
 * (swccg.core-movement.9, swccg.core-movement.10). Answers whether it could. */
export function* moveAway(game: CardTable, card: CardInPlay, { free }: { free: boolean }): Procedure<boolean> {
  const moves =
    game.facts(card).type === 'starship'
      ? sectorMoves(game, card, hyperspeedMoves(game, card))
      : landspeedMoves(game, card);
  const possible = affordable(game, free ? mapped(moves, (move) => altered(move, { cost: 0 })) : moves);
  if (possible.length === 0) return false;
  const options = mapped(possible, (move) => ({ key: moveKey(move), move }));
  const [seat, rule] = [card.owner, 'swccg.core-movement.10'] as const;
  const { move } = yield* pickOne({ seat, rule, topic: 'move-away', about: { id: card.id }, options });
  yield* makeMove(game, move);
  return true;
}

export function relocate(game: CardTable, card: CardInPlay, where: Where, how: string, rule: RuleId): void {
  card.where = where;
  game.moved();
  game.emit({ type: 'moved', rule, seat: card.owner, id: card.id, to: where.id, how });
}

export function atLocation(location: LocationInPlay): Where {
  return { kind: 'at', id: location.id, slot: null };
}
