import { memo, type ReactNode } from 'react';
import type { Area } from './area.ts';

interface GroundProps {
  readonly area: Area;
  /** Which edge belongs to the seat at the bottom of the screen. */
  readonly nearEdge: 'bottom' | 'top';
  /** How far apart the marks along the edges are, as on a ruler. */
  readonly ticks: number;
  /** What the game draws on the bare ground. */
  readonly children?: ReactNode;
}

/** The play area: its border in the colours of the two sides, marks along its edges as on a ruler. */
export const Ground = memo(function Ground({ area: { width, height }, nearEdge, ticks, children }: GroundProps) {
  const area = { x: 0, y: -height, width, height, rx: 3 };
  return (
    <g className="board-ground">
      <rect className="board-area" {...area} />
      {children}
      <line className={`board-edge ${side(nearEdge === 'bottom')}`} x1={0} x2={width} y1={0} y2={0} />
      <line className={`board-edge ${side(nearEdge === 'top')}`} x1={0} x2={width} y1={-height} y2={-height} />
      <rect className="board-border" {...area} />
      {along(height, ticks).map((far) => (
        <path key={far} className="board-tick" d={`M0 ${-far}h8M${width} ${-far}h-8`} />
      ))}
      {along(width, ticks).map((far) => (
        <path key={far} className="board-tick" d={`M${far} 0v-8M${far} ${-height}v8`} />
      ))}
    </g>
  );
});

function side(isNear: boolean): string {
  return isNear ? 'board-near' : 'board-far';
}

function along(length: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(length / step) }, (_, i) => (i + 1) * step);
}
