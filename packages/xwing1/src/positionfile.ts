import { filled, filledMaps, unless, type WrittenPosition, writePose } from '@rangefinder/kernel/writing';
import {
  obstacleToken,
  type PlacedDeck,
  stays,
  stillThere,
  tokensHeld,
  UNSET,
  writePlaced,
  writeTable,
} from '@rangefinder/xwing';
import type { PlacedShip, Position } from './position.ts';
import { ALL_TOKENS, type Bomb, type Obstacle, type Ship, type XwingState } from './state.ts';

/** A table with nothing on it. */
export const EMPTY_POSITION: Position = {
  round: 1,
  phase: 'planning',
  begun: false,
  firstPlayer: 0,
  ships: [],
  obstacles: [],
  bombs: [],
  decks: [],
  discards: [],
  scores: [],
};

/** Writes a position as people would: defaults left out, poses as [x, y, heading]. */
export function writePosition(position: Position): WrittenPosition {
  const { bombs, discards } = position;
  return writeTable(position, writeShip, writeObstacle, {
    bombs: bombs.map(writeBomb),
    discards: discards.some((cards) => cards.length > 0) ? discards : [],
  });
}

function writeShip(ship: PlacedShip): WrittenPosition {
  const { discarded, touching, performed, counters } = ship;
  return { ...writePlaced(ship), ...filled({ discarded, touching, performed }), ...filledMaps({ counters }) };
}

function writeObstacle({ id, kind, token, pose }: Obstacle): WrittenPosition {
  return { ...unless(token, { id }), ...unless(obstacleToken(token)?.kind, { kind }), token, pose: writePose(pose) };
}

function writeBomb({ id, bomb, seat, source, pose }: Bomb): WrittenPosition {
  return { ...unless(bomb, { id }), bomb, ...unless(0, { seat }), ...unless('', { source }), pose: writePose(pose) };
}

/** The table of a match as a position: the phase it is in begins anew. */
export function positionOf(state: XwingState): Position {
  const { round, phase, firstPlayer, players, obstacles, bombs } = state;
  const ships = state.ships.filter(stays);
  const known = new Set(ships.map(({ id }) => id));
  return {
    round: Math.max(1, round),
    phase: phase === 'setup' ? 'planning' : phase,
    begun: false,
    firstPlayer,
    ships: ships.map((ship) => shipOf(ship, known)),
    obstacles: obstacles.map((obstacle) => ({ ...obstacle })),
    bombs: bombs.map((bomb) => ({ ...bomb, source: stillThere(known, bomb.source), detonating: false })),
    decks: players.map(({ deck }): PlacedDeck => ({ whole: deck.toReversed() })),
    discards: players.map(({ discards }) => [...discards]),
    scores: players.map(({ score }) => score),
  };
}

function shipOf(ship: Ship, known: ReadonlySet<string>): PlacedShip {
  const tokens = tokensHeld(ship.tokens, ALL_TOKENS);
  const { upgrades } = ship;
  return {
    id: ship.id,
    seat: ship.seat,
    pilot: ship.pilot,
    upgrades: upgrades.map(({ id }) => id),
    pose: ship.pose,
    tokens,
    locks: ship.locks.filter((id) => known.has(id)),
    damage: ship.damage.map((card) => ({ ...card })),
    turret: ship.turret.length > 0 ? ship.turret : null,
    dial: ship.dial ?? UNSET,
    shields: ship.shields,
    counters: Object.fromEntries(upgrades.flatMap(({ id, counters }) => (counters > 0 ? [[id, counters]] : []))),
    discarded: upgrades.filter(({ discarded }) => discarded).map(({ id }) => id),
    flipped: upgrades.filter(({ side }) => side === 'back').map(({ id }) => id),
    touching: ship.contact.filter((id) => known.has(id)),
    docked: ship.carrier,
    acted: false,
    performed: [],
    conditions: ship.conditions.map((condition) => ({ ...condition, source: stillThere(known, condition.source) })),
  };
}
