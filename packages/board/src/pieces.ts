import {
  type Body,
  disc,
  type Nearest,
  nearest,
  type Point,
  type Pose,
  placedBody,
  reachOf,
} from '@rangefinder/geometry';
import type { ReactNode } from 'react';

/** Whose a thing is, as seen from the seat at the bottom of the screen: it gives every piece its colour. */
export type Side = 'near' | 'far' | 'nobody';

/** A piece as a game hands it to the board. */
export interface BoardPiece {
  readonly id: string;
  /** Where it stands, as far as that has been shown. */
  readonly pose: Pose;
  /** Its outline in its own frame: what distances are measured from. */
  readonly body: Body;
  readonly side: Side;
  readonly name: string;
  /** Everything one sees of it, in a sentence for those who do not see it. */
  readonly says: string;
  /** Lies under the marks on the ground, as terrain does. */
  readonly low?: boolean;
  /** The game's own class names: what kind of piece it is and how it does. */
  readonly className: string;
  /** How it is drawn: about its middle, facing up, in millimetres. */
  readonly look: ReactNode;
  /** What is written beside it; a label that is compact has no room for names. */
  readonly label?: (compact: boolean) => PieceLabel;
}

/** A label and its size in pixels. */
export interface PieceLabel {
  readonly width: number;
  readonly height: number;
  readonly look: ReactNode;
}

/** What is placed by hand and so does not stand anywhere yet. */
export type Placeable = Pick<BoardPiece, 'name' | 'body' | 'look'>;

/** How far a piece reaches from its middle. */
export function reachOfPiece({ body }: Pick<BoardPiece, 'body'>): number {
  return reachOf(body);
}

/** An end of a measurement: a piece or just a point. */
export type End = { readonly piece: string } | { readonly point: Point };

const DOT: Body = [disc(0, 0, 0.01)];

function bodyOfEnd(pieces: readonly BoardPiece[], end: End): Body {
  if ('point' in end) return placedBody(DOT, { ...end.point, heading: 0 });
  const piece = pieces.find(({ id }) => id === end.piece);
  return piece ? placedBody(piece.body, piece.pose) : [];
}

/** The shortest line between two ends: what every range is. */
export function measured(pieces: readonly BoardPiece[], from: End, to: End): Nearest | null {
  let best: Nearest | null = null;
  for (const a of bodyOfEnd(pieces, from)) {
    for (const b of bodyOfEnd(pieces, to)) {
      const line = nearest(a, b);
      if (!best || line.distance < best.distance) best = line;
    }
  }
  return best;
}
