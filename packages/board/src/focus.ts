import type { Point, Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { type Frame, frameOf } from './area.ts';
import { type BoardPiece, reachOfPiece } from './pieces.ts';

/** What the next decision is about. */
export interface Focus {
  /** Pieces it is about, and other places that matter to it, such as where a piece may get to. */
  readonly pieces: readonly string[];
  readonly places?: readonly Point[];
  /** Whether one has to work on it closely. Otherwise it needs only to be in sight. */
  readonly closely: boolean;
  /** Pixels beyond which its smallest piece need not grow: fewer where one wants to see more of what lies around it. */
  readonly large?: number;
}

export type PlaceView = Extract<RequestView, { readonly kind: 'place' }>;

/** Where pieces that are placed freely begin: one of the places that are sure to be legal. */
export function startOf({ candidates }: Pick<PlaceView, 'candidates'>): readonly Pose[] {
  return candidates[Math.floor(candidates.length / 2)]?.poses ?? [];
}

/** What a question is about when its game does not say: who is asked, the pieces of its options, the places offered. */
export function focusOf(request: RequestView | null, named: readonly string[], acting: string | null): Focus | null {
  if (!request) return null;
  const pieces = acting === null ? named : [acting, ...named];
  if (request.kind === 'pick') return { pieces, closely: true };
  // Who may place something anywhere wants to see the whole table.
  if (request.free) return { pieces: [], places: startOf(request), closely: false };
  return { pieces, places: request.candidates.flatMap(({ poses }) => poses), closely: true };
}

/** A focus as the camera sees it. */
export interface Subject {
  readonly frame: Frame;
  /** The size of its smallest piece, which must not become too small to work on; null when it may. */
  readonly least: number | null;
  /** Pixels beyond which that piece need not grow. */
  readonly large: number;
}

const LARGE = 72;

/** Where a focus lies on the table; null when nothing of it is there. */
export function subjectOf(
  { pieces: ids, places = [], closely, large = LARGE }: Focus,
  pieces: readonly BoardPiece[],
): Subject | null {
  const meant = pieces.filter(({ id }) => ids.includes(id));
  const around = meant.flatMap((piece) => {
    const reach = reachOfPiece(piece);
    const { x, y } = piece.pose;
    return [
      { x: x - reach, y: y - reach },
      { x: x + reach, y: y + reach },
    ];
  });
  const frame = frameOf([...around, ...places]);
  if (!frame) return null;
  return {
    frame,
    least: closely ? Math.min(...meant.map((piece) => reachOfPiece(piece) * Math.SQRT2), LARGEST) : null,
    large,
  };
}

/** Whatever is larger is worked on in details of this size, in millimetres. */
const LARGEST = 44;
