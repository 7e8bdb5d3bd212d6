import { filled, filledMaps, unless, type WrittenPosition, writePose } from '@rangefinder/kernel/writing';
import {
  obstacleToken,
  type PlacedDeck,
  placedObstacleToken,
  stays,
  stillThere,
  tokensHeld,
  UNSET,
  writePlaced,
  writeTable,
} from '@rangefinder/xwing';
import { findUpgrade } from './cards/catalog.ts';
import { remoteFacts } from './cards/devices.ts';
import type { PlacedShip, Position } from './position.ts';
import { ALL_TOKENS, type Device, type Feature, type Obstacle, type Ship, type XwingState } from './state.ts';

/** A table with nothing on it. */
export const EMPTY_POSITION: Position = {
  round: 1,
  phase: 'planning',
  begun: false,
  firstPlayer: 0,
  ships: [],
  obstacles: [],
  devices: [],
  features: [],
  decks: [],
  scores: [],
};

/** Writes a position as people would: defaults left out, poses as [x, y, heading]. */
export function writePosition(position: Position): WrittenPosition {
  const { devices, features } = position;
  return writeTable(position, writeShip, writeObstacle, {
    devices: devices.map(writeDevice),
    features: features.map(writeFeature),
  });
}

function writeShip(ship: PlacedShip): WrittenPosition {
  const { contingent, force, charges, cargo, halved, upgradeCharges, under } = ship;
  return {
    ...writePlaced(ship),
    ...unless(0, { contingent }),
    ...unless(null, { force }),
    ...unless(null, { charges }),
    ...unless(null, { cargo }),
    ...unless(false, { halved }),
    ...filledMaps({ upgradeCharges, under }),
  };
}

function writeObstacle({ id, kind, token, pose, fuses }: Obstacle): WrittenPosition {
  const known = obstacleToken(token) ?? placedObstacleToken(token);
  return {
    ...unless(token, { id }),
    ...unless(known?.kind, { kind }),
    token,
    pose: writePose(pose),
    ...unless(0, { fuses }),
  };
}

function writeDevice({ id, device, seat, source, pose, fuses, damage, locks, charges }: Device): WrittenPosition {
  return {
    ...unless(device, { id }),
    device,
    ...unless(0, { seat }),
    ...unless('', { source }),
    pose: writePose(pose),
    ...unless(0, { fuses }),
    ...unless(remoteFacts(device)?.charges ?? 0, { charges }),
    ...filled({ damage, locks }),
  };
}

function writeFeature({ id, kind, pose, controller }: Feature): WrittenPosition {
  return { id, kind, pose: writePose(pose), ...unless(null, { controller }) };
}

/** The table of a match as a position: the phase it is in begins anew. */
export function positionOf(state: XwingState): Position {
  const { round, phase, firstPlayer, players, obstacles, features } = state;
  const ships = state.ships.filter(stays);
  const devices = state.devices.filter(({ destroyed }) => !destroyed);
  const known = new Set(ships.map(({ id }) => id));
  const objects = new Set([...known, ...[...obstacles, ...devices].map(({ id }) => id)]);
  const locksOf = ({ locks }: { readonly locks: readonly string[] }) => locks.filter((id) => objects.has(id));
  return {
    round: Math.max(1, round),
    phase: phase === 'setup' ? 'planning' : phase,
    begun: false,
    firstPlayer,
    ships: ships.map((ship) => ({ ...shipOf(ship, known), locks: locksOf(ship) })),
    obstacles: obstacles.map((obstacle) => ({ ...obstacle })),
    devices: devices.map((device) => ({
      ...device,
      source: stillThere(known, device.source),
      locks: locksOf(device),
      acted: false,
      detonating: false,
    })),
    features: features.map((feature) => ({ ...feature })),
    decks: players.map(({ deck }): PlacedDeck => ({ whole: deck.toReversed() })),
    scores: players.map(({ score }) => score),
  };
}

function shipOf(ship: Ship, known: ReadonlySet<string>): PlacedShip {
  const tokens = tokensHeld(ship.tokens, ALL_TOKENS);
  return {
    id: ship.id,
    seat: ship.seat,
    contingent: ship.contingent,
    pilot: ship.pilot,
    upgrades: ship.upgrades.map(({ id }) => id),
    pose: ship.pose,
    tokens,
    locks: ship.locks,
    damage: ship.damage.map((card) => ({ ...card })),
    turret: ship.turret,
    dial: ship.dial ?? UNSET,
    shields: ship.shields,
    force: ship.force,
    charges: ship.charges,
    upgradeCharges: Object.fromEntries(ship.upgrades.map(({ id, charges }) => [id, charges])),
    // One that only another player may know is left out.
    under: Object.fromEntries(
      ship.upgrades.flatMap(({ id, under }) => (under !== null && findUpgrade(under) ? [[id, under]] : [])),
    ),
    flipped: ship.upgrades.filter(({ side }) => side === 'back').map(({ id }) => id),
    docked: ship.carrier,
    cargo: ship.cargo,
    halved: ship.halved,
    acted: false,
    conditions: ship.conditions.map((condition) => ({ ...condition, source: stillThere(known, condition.source) })),
  };
}
