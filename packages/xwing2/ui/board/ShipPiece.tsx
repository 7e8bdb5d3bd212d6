import type { Pose } from '@rangefinder/geometry';
import type { BaseSize, StandardArc } from '@rangefinder/xwing';
import { memo } from 'react';
import { ShipShape } from './ShipShape.tsx';
import { at } from './shapes.ts';

export interface ShipPieceProps {
  readonly id: string;
  readonly type: string;
  readonly size: BaseSize;
  /** Where it stands. A glide moves the group itself, without drawing anything anew. */
  readonly pose: Pose;
  /** Arcs as `front+rear`: a string stays equal to itself where an array would not. */
  readonly turret: string;
  readonly side: 'near' | 'far';
  readonly label: string;
  /** Parted by spaces: `acting`, `offered`, `marked`, `acted`, `cloaked`, `destroyed`, `pointed`. */
  readonly state: string;
  readonly focusable: boolean;
}

/** A ship on the table: a button that says what it is. */
export const ShipPiece = memo(function ShipPiece(props: ShipPieceProps) {
  const { id, type, size, pose, turret, side, label, state, focusable } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
    <g
      data-piece={id}
      className={`xw-piece xw-ship xw-${side} ${state
        .split(' ')
        .filter((one) => one !== '')
        .map((one) => `is-${one}`)
        .join(' ')}`}
      transform={at(pose)}
      data-at={at(pose)}
      role="button"
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
    >
      <circle className="xw-glow" r={HALO[size]} />
      <ShipShape type={type} size={size} turret={STANDARD.filter((arc) => turret.split('+').includes(arc))} />
      {state.includes('destroyed') && <path className="xw-wreck" d={WRECK} />}
    </g>
  );
});

const HALO: Readonly<Record<BaseSize, number>> = { small: 33, medium: 48, large: 62 };
const STANDARD: readonly StandardArc[] = ['front', 'right', 'rear', 'left'];
const WRECK = 'M-12 -12L12 12M-12 12L12 -12';
