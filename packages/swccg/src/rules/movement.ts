import { type Procedure, pickOne, type RuleId, type Seat } from '@rangefinder/kernel';
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
import { type ActionOption, respond } from './responses.ts';
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
  readonly by?: CardInPlay;
}

/** Moves that use up a card's regular move (swccg.core-movement.3); the others are unlimited (swccg.core-movement.4). */
export function isRegular({ how }: Move): boolean {
  return how !== 'embark' && how !== 'disembark' && how !== 'seat';
}

/** Everything the player may move in the move phase (swccg.core-movement.1). */
export function moveActions(game: CardTable, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  for (const card of game.state.cards) {
    if (card.owner !== seat || !isActive(game, card)) continue;
    for (const move of movesOf(game, card)) options.push(moveOption(game, move));
  }
  options.push(...dockingBayTransits(game, seat), ...shipDockings(game, seat), ...mobileSystemMoves(game, seat));
  return options;
}

/** swccg.core-spies.1: undercover spies move in the opponent's move phase */
export function undercoverMoves(game: CardTable, seat: Seat): ActionOption[] {
  const spies = game.state.cards.filter((card) => card.owner === seat && card.undercover && !card.moved);
  return spies.flatMap((spy) => affordable(game, landspeedMoves(game, spy)).map((move) => moveOption(game, move)));
}

/** Every move a card could make now, regular or not, that can be paid. */
export function movesOf(game: CardTable, card: CardInPlay): Move[] {
  const { type } = game.facts(card);
  if (type !== 'character' && type !== 'vehicle' && type !== 'starship') return [];
  const moves = notYet(game, embarkMoves(game, card));
  // swccg.core-movement.2
  if (!card.moved) moves.push(...regularMoves(game, card));
  return moves.length > 0 ? affordable(game, moves) : moves;
}

/** The same unlimited move of a card is offered once a phase, or a game could go in circles. */
function notYet(game: CardTable, moves: readonly Move[]): Move[] {
  if (moves.length === 0 || game.state.used.length === 0) return moves.slice();
  return moves.filter((move) => !game.state.used.includes(moveKey(move)));
}

export function unlimitedOptions(game: CardTable, moves: readonly Move[]): ActionOption[] {
  return affordable(game, notYet(game, moves)).map((move) => moveOption(game, move));
}

function regularMoves(game: CardTable, card: CardInPlay): Move[] {
  const moves = reactMoves(game, card);
  if (game.facts(card).type !== 'starship') moves.push(...shuttleMoves(game, card));
  moves.push(...starshipSiteMoves(game, card));
  return moves;
}

/** Whether a move that usually costs 1 Force is worth looking at: it is not, without any Force or a text about costs. */
function mayPay(game: CardTable, card: CardInPlay): boolean {
  return canUse(game, card.owner, 1) || game.modifiers('move-cost') !== undefined;
}

/** The kinds of move that a react may use (swccg.core-reacts.4). */
export function reactMoves(game: CardTable, card: CardInPlay): Move[] {
  const paid = mayPay(game, card);
  if (game.facts(card).type !== 'starship') return paid ? landspeedMoves(game, card) : [];
  const moves = landingMoves(game, card);
  if (paid) moves.push(...hyperspeedMoves(game, card), ...sectorMoves(game, card), ...orbitMoves(game, card));
  return moves;
}

/** swccg.core-movement.6: a text may forbid it; and it must be paid for */
export function affordable(game: CardTable, moves: readonly Move[]): Move[] {
  return moves.filter(
    ({ card, to, cost }) => canUse(game, card.owner, cost) && ask(game, 'may-move', { card, to }, 1) > 0,
  );
}

/** What a move costs after texts have had their say. */
export function moveCost(game: CardTable, card: CardInPlay, to: LocationInPlay, base: number): number {
  return ask(game, 'move-cost', { card, to }, base);
}

export function moveKey({ card, how, where }: Move): string {
  const to = where.slot === null ? where.id : `${where.id}:${where.slot}`;
  return `${how}:${card.id}:${to}`;
}

function moveOption(game: CardTable, move: Move): ActionOption {
  const { card, how, where, cost } = move;
  return {
    key: moveKey(move),
    about: { id: card.id, how, to: where.id, slot: where.slot, cost },
    perform: () => perform(game, move),
  };
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
      ? [...hyperspeedMoves(game, card), ...sectorMoves(game, card)]
      : landspeedMoves(game, card);
  const possible = affordable(game, free ? moves.map((move) => ({ ...move, cost: 0 })) : moves);
  if (possible.length === 0) return false;
  const options = possible.map((move) => ({ key: moveKey(move), move }));
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
