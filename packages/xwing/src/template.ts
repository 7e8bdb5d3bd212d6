import {
  type ArcBand,
  bandOverlaps,
  type ConvexPolygon,
  overlaps,
  type Piece,
  type Pose,
  path,
  pathArea,
  type Shape,
} from '@rangefinder/geometry';

/** The kinds of maneuver template; a bank or a turn is used on either side. */
export type TemplateKind = 'straight' | 'bank' | 'turn';

export const TEMPLATE_WIDTH = 20;

const BANK_RADIUS: Readonly<Record<number, number>> = { 1: 80, 2: 130, 3: 180 };
const TURN_RADIUS: Readonly<Record<number, number>> = { 1: 35, 2: 62.5, 3: 90 };
/** Straight ahead, by 45 or by 90 degrees. */
const DEGREES: Readonly<Record<TemplateKind, number>> = { straight: 0, bank: 45, turn: 90 };

/** Whether there is a template of this kind and speed; there is no bank of speed 0. */
export function templateExists(kind: TemplateKind, speed: number): boolean {
  if (kind === 'straight') return Number.isInteger(speed) && speed >= 1 && speed <= 5;
  return speed in BANK_RADIUS;
}

/** Length of a straight template. */
export function straightLength(speed: number): number {
  return 40 * speed;
}

/** The centre line of a template that goes right (`side` 1) or left (-1). */
export function templatePiece(kind: TemplateKind, speed: number, side: 1 | -1): Piece {
  const pieces = PIECES[kind][side === 1 ? 'right' : 'left'];
  pieces[speed] ??= centreLine(kind, speed, side);
  return pieces[speed];
}

/** Made once each: every move asks for one. */
const PIECES: Readonly<Record<TemplateKind, Record<'left' | 'right', Piece[]>>> = {
  straight: { left: [], right: [] },
  bank: { left: [], right: [] },
  turn: { left: [], right: [] },
};

function centreLine(kind: TemplateKind, speed: number, side: 1 | -1): Piece {
  if (!templateExists(kind, speed)) throw new Error(`There is no ${kind} template of speed ${speed}.`);
  if (kind === 'straight') return { kind: 'straight', length: straightLength(speed) };
  const radius = (kind === 'bank' ? BANK_RADIUS : TURN_RADIUS)[speed] ?? 0;
  return { kind: 'arc', radius, turn: side * DEGREES[kind] };
}

/** The ground a template covers: exact shapes, never samples. */
export type Ground = readonly (ConvexPolygon | ArcBand)[];

/** Less of a template than this is none: a ship that is moved back may leave a rounding error of it. */
const LEAST_PART = 1e-6;

/** The ground that the first `part` (0 to 1) of a template covers, laid down at a pose. */
export function templateGround(start: Pose, piece: Piece, part = 1): Ground {
  if (part < LEAST_PART) return [];
  const used: Piece =
    piece.kind === 'straight'
      ? { kind: 'straight', length: piece.length * part }
      : { kind: 'arc', radius: piece.radius, turn: piece.turn * part };
  return pathArea(path(start, [used]), TEMPLATE_WIDTH);
}

/** Whether some piece of ground lies on a shape. */
export function groundOverlaps(ground: Ground, shape: Shape): boolean {
  for (const piece of ground) {
    if (piece.kind === 'band' ? bandOverlaps(piece, shape) : overlaps(piece, shape)) return true;
  }
  return false;
}
