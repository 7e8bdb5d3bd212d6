import { memo } from 'react';
import { BANDS } from './ranges.ts';

interface SpaceProps {
  /** The play area is a square of this side. */
  readonly side: number;
  /** Which edge belongs to the seat at the bottom of the screen. */
  readonly nearEdge: 'bottom' | 'top';
}

/** The bare ground: a few stars, faint range bands from the edges, where ships are set up within the first of them. */
export const Space = memo(function Space({ side, nearEdge }: SpaceProps) {
  const edges = [
    { edge: 'bottom', y: 0, inward: -1 },
    { edge: 'top', y: -side, inward: 1 },
  ];
  return (
    <>
      <Stars side={side} />
      {edges.map(({ edge, y, inward }) => (
        <g key={edge} className={edge === nearEdge ? 'board-near' : 'board-far'}>
          <rect className="xw-zone" x={0} y={inward === -1 ? -FIRST : -side} width={side} height={FIRST} />
          {BANDS.map((band) => (
            <line
              key={band}
              className={band === FIRST ? 'xw-ruler xw-ruler-first' : 'xw-ruler'}
              x1={0}
              x2={side}
              y1={y + inward * band}
              y2={y + inward * band}
            />
          ))}
        </g>
      ))}
    </>
  );
});

const FIRST = 100;

/** A quiet sky: always the same one. */
function Stars({ side }: { side: number }) {
  let state = 7;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const stars = Array.from({ length: 130 }, () => ({
    x: Math.round(next() * side),
    y: Math.round(-next() * side),
    size: next() > 0.9 ? 1.3 : 0.7,
    bright: Math.round((0.12 + next() * 0.35) * 100) / 100,
  }));
  return stars.map(({ x, y, size, bright }) => (
    <circle key={`${x},${y}`} className="xw-star" cx={x} cy={y} r={size} opacity={bright} />
  ));
}
