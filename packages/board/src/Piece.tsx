import type { Pose } from '@rangefinder/geometry';
import { memo, type ReactNode } from 'react';
import { at } from './drawing.ts';
import type { Side } from './pieces.ts';

interface PieceProps {
  readonly id: string;
  /** Where it stands. A glide moves the group itself, without drawing anything anew. */
  readonly pose: Pose;
  readonly side: Side;
  readonly says: string;
  readonly className: string;
  /** How far it reaches from its middle. */
  readonly reach: number;
  readonly focusable: boolean;
  readonly children: ReactNode;
}

/** A piece on the table: a button that says what it is. */
export const Piece = memo(function Piece(props: PieceProps) {
  const { id, pose, side, says, className, reach, focusable, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
    <g
      data-piece={id}
      className={`board-piece board-${side} ${className}`}
      transform={at(pose)}
      data-at={at(pose)}
      role="button"
      tabIndex={focusable ? 0 : -1}
      aria-label={says}
    >
      <circle className="board-glow" r={reach + GLOW} />
      {children}
    </g>
  );
});

const GLOW = 5;
