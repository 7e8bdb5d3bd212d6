import type { Pose, Seat } from '@rangefinder/kernel';
import { obstacleToken, placedObstacleToken } from '@rangefinder/xwing';
import { pilotCard } from '../../src/cards/catalog.ts';
import { remoteFacts } from '../../src/cards/devices.ts';
import { type PlacedShip, type Position, parsePosition } from '../../src/position.ts';
import { BOARD } from '../../src/rules/playarea.ts';
import type { Device, Feature, Obstacle } from '../../src/state.ts';

/** Anything that lies on the board, and what it is. */
export type Piece =
  | ({ readonly kind: 'ship' } & PlacedShip)
  | ({ readonly kind: 'obstacle'; readonly obstacle: Obstacle } & Pick<Obstacle, 'id' | 'pose'>)
  | ({ readonly kind: 'device' } & Device)
  | ({ readonly kind: 'feature'; readonly feature: Feature } & Pick<Feature, 'id' | 'pose'>);

/** What the list of pieces offers, before it lies anywhere. */
export type NewPiece =
  | { readonly kind: 'ship'; readonly pilot: string; readonly seat: Seat }
  | { readonly kind: 'obstacle'; readonly token: string }
  | { readonly kind: 'device'; readonly device: string; readonly seat: Seat }
  | { readonly kind: 'feature'; readonly feature: Feature['kind'] };

export function pieceById(position: Position, id: string | null): Piece | null {
  const ship = position.ships.find((one) => one.id === id);
  if (ship) return { kind: 'ship', ...ship };
  const obstacle = position.obstacles.find((one) => one.id === id);
  if (obstacle) return { kind: 'obstacle', obstacle, id: obstacle.id, pose: obstacle.pose };
  const device = position.devices.find((one) => one.id === id);
  if (device) return { kind: 'device', ...device };
  const feature = position.features.find((one) => one.id === id);
  return feature ? { kind: 'feature', feature, id: feature.id, pose: feature.pose } : null;
}

/** Puts a new piece on the board; gives the position and the piece's id. */
export function addPiece(position: Position, piece: NewPiece, at: Pose): { position: Position; id: string } {
  const pose = tidy(at);
  switch (piece.kind) {
    case 'ship': {
      const id = freeId(position, pilotCard(piece.pilot).id);
      const [ship] = parsePosition({ ships: [{ id, pilot: piece.pilot, seat: piece.seat, pose }] }).ships;
      return { position: ship ? { ...position, ships: [...position.ships, ship] } : position, id };
    }
    case 'obstacle': {
      const known = obstacleToken(piece.token) ?? placedObstacleToken(piece.token);
      const id = freeId(position, piece.token);
      const obstacle: Obstacle = { id, kind: known?.kind ?? 'asteroid', token: piece.token, pose, fuses: 0 };
      return { position: { ...position, obstacles: [...position.obstacles, obstacle] }, id };
    }
    case 'device': {
      const id = freeId(position, piece.device);
      const device: Device = {
        id,
        device: piece.device,
        seat: piece.seat,
        source: '',
        pose,
        fuses: 0,
        damage: [],
        acted: false,
        locks: [],
        charges: remoteFacts(piece.device)?.charges ?? 0,
        destroyed: false,
        detonating: false,
      };
      return { position: { ...position, devices: [...position.devices, device] }, id };
    }
    case 'feature': {
      const id = freeId(position, `${piece.feature}-1`);
      const feature: Feature = { id, kind: piece.feature, pose, controller: null };
      return { position: { ...position, features: [...position.features, feature] }, id };
    }
  }
}

/** How far apart pieces land: no base lies on another. */
const APART = 90;

/**
 * Where a piece lands that was not dragged, where nothing is yet: ships in a row before their edge, everything else about the
 * middle.
 */
export function freePose(position: Position, piece: NewPiece): Pose {
  const there = [...position.ships, ...position.obstacles, ...position.devices, ...position.features];
  const isFree = (at: Pose) => there.every(({ pose }) => Math.hypot(pose.x - at.x, pose.y - at.y) >= APART);
  const places = piece.kind === 'ship' ? inRow(piece.seat) : aboutMiddle();
  return places.find(isFree) ?? places[there.length % places.length] ?? { x: BOARD / 2, y: BOARD / 2, heading: 0 };
}

/** From the left to the right before an edge, and further on behind one another. */
function inRow(seat: number): readonly Pose[] {
  return [60, 60 + APART, 60 + 2 * APART].flatMap((y) =>
    Array.from({ length: 8 }, (_, i) => {
      const x = 120 + APART * i;
      return seat === 0 ? { x, y, heading: 0 } : { x, y: BOARD - y, heading: 180 };
    }),
  );
}

function aboutMiddle(): readonly Pose[] {
  return [0, 1, -1].flatMap((row) =>
    [0, 1, -1, 2, -2].map((column) => ({ x: BOARD / 2 + APART * column, y: BOARD / 2 + APART * row, heading: 0 })),
  );
}

/** `academypilot`, `academypilot-2`, …: the first that is free. */
export function freeId(position: Position, wanted: string): string {
  const taken = (id: string) => pieceById(position, id) !== null;
  if (!taken(wanted)) return wanted;
  const stem = wanted.replace(/-\d+$/, '');
  for (let n = 2; ; n++) if (!taken(`${stem}-${n}`)) return `${stem}-${n}`;
}

export function movePiece(position: Position, id: string, to: Pose): Position {
  const pose = tidy(to);
  const moved = <P extends { readonly id: string }>(pieces: readonly P[]) =>
    pieces.map((piece) => (piece.id === id ? { ...piece, pose } : piece));
  return {
    ...position,
    ships: moved(position.ships),
    obstacles: moved(position.obstacles),
    devices: moved(position.devices),
    features: moved(position.features),
  };
}

/** Takes a piece off the board, and every lock on it. */
export function removePiece(position: Position, id: string): Position {
  const left = <P extends { readonly id: string }>(pieces: readonly P[]) => pieces.filter((piece) => piece.id !== id);
  const unlocked = <P extends { readonly locks: readonly string[] }>(pieces: readonly P[]) =>
    pieces.map((piece) => ({ ...piece, locks: piece.locks.filter((target) => target !== id) }));
  return {
    ...position,
    ships: unlocked(left(position.ships)).map((ship) => ({
      ...ship,
      docked: ship.docked === id ? null : ship.docked,
      cargo: ship.cargo === id ? null : ship.cargo,
    })),
    obstacles: left(position.obstacles),
    devices: unlocked(left(position.devices)).map((device) => ({ ...device, damage: [...device.damage] })),
    features: left(position.features),
  };
}

export function changeShip(position: Position, id: string, change: Partial<PlacedShip>): Position {
  return { ...position, ships: position.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) };
}

export function changeDevice(position: Position, id: string, change: Partial<Device>): Position {
  return { ...position, devices: position.devices.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

export function changeFeature(position: Position, id: string, change: Partial<Feature>): Position {
  return { ...position, features: position.features.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** Tenths of a millimetre and of a degree: what people can mean when they drag. */
function tidy({ x, y, heading }: Pose): Pose {
  const tenth = (n: number) => Math.round(n * 10) / 10;
  return { x: tenth(x), y: tenth(y), heading: tenth(((heading % 360) + 360) % 360) };
}
