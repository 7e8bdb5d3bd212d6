import type { Agreed, Cover, Difficulty, Miniature, PieceKind } from './model.ts';

/** What a piece is to a table whose players have agreed otherwise than its kind says (legion.setup.5, legion.terrain-general.4). */
export function agreedKind(kind: PieceKind, { cover, movement, ladders, stand }: Agreed): PieceKind {
  return {
    ...kind,
    cover: { ...kind.cover, ...cover },
    movement: { ...kind.movement, ...movement },
    ladders: ladders === false ? [] : kind.ladders, // legion.vertical-movement.16
    // legion.margin-of-error.11
    parts: stand === false ? kind.parts.map((part) => ({ ...part, stand: false })) : kind.parts,
    settled: cover !== undefined || movement !== undefined,
  };
}

/**
 * Whether a barricade blocks sight to at least half of a vehicle that stands behind it: found out for the miniature, not for an
 * attack on it (legion.terrain-cover-type.1, .2, legion.determine-terrain.2, .10). What hovers hangs above it.
 */
function hidesHalf({ parts }: PieceKind, { type, height }: Miniature): boolean {
  const top = Math.max(0, ...parts.map((part) => (part.solid ? part.top : 0)));
  return type === 'ground' && 2 * top >= height;
}

function isSmallVehicle(kind: PieceKind, mini: Miniature): boolean {
  return kind.barricade && !kind.settled && hidesHalf(kind, mini);
}

/**
 * The cover that a piece gives a miniature: one for all that happens to it (legion.determine-terrain.4, .5, .7, .9,
 * legion.terrain-cover-type.4, legion.barricade.6).
 */
export function coverFor(kind: PieceKind, mini: Miniature): Cover {
  return kind.cover[isSmallVehicle(kind, mini) ? 'trooper' : mini.type];
}

/**
 * How hard a piece is to cross for a miniature (legion.barricade.9, .10, legion.open-terrain.3, legion.difficult-terrain.12,
 * legion.impassable-terrain.4).
 */
export function difficultyFor(kind: PieceKind, mini: Miniature): Difficulty {
  return kind.movement[isSmallVehicle(kind, mini) ? 'trooper' : mini.type];
}
