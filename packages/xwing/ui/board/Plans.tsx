import { at } from '@rangefinder/board';
import { memo } from 'react';
import { type ArcLines, BASE_LENGTH, type BaseSize } from '../../src/index.ts';
import { groundPath } from './drawing.ts';
import type { Ghost } from './ghost.ts';
import { ShipShape } from './ShipShape.tsx';

/** Where a dial that is set leads, and how the ship looks that has it. */
export interface Plan {
  readonly ghost: Ghost;
  readonly type: string;
  readonly size: BaseSize;
}

/** Where the dials lead that are set so far: one plans all ships together. */
export const Plans = memo(function Plans({ plans, lines }: { plans: readonly Plan[]; lines: ArcLines }) {
  return plans.map(({ ghost, type, size }) => {
    const half = BASE_LENGTH[size] / 2;
    // Whom it would meet now may have moved by then.
    const trouble = ghost.flees || ghost.crosses.length > 0 ? 'is-troubled' : '';
    return (
      <g key={ghost.ship} className={`board-near board-ghost xw-plan ${trouble}`}>
        <path className="xw-template" d={groundPath(ghost.ground)} />
        {ghost.ends.slice(0, 1).map((pose) => (
          <g key={ghost.key} transform={at(pose)}>
            <ShipShape type={type} size={size} lines={lines} turret="" />
            <rect className="xw-ghost-base" x={-half} y={-half} width={2 * half} height={2 * half} rx={2} />
          </g>
        ))}
      </g>
    );
  });
});
