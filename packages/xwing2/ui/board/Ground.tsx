import { memo } from 'react';

interface GroundProps {
  readonly playArea: number;
  /** Which edge belongs to the seat at the bottom of the screen. */
  readonly nearEdge: 'bottom' | 'top';
  readonly hasStars: boolean;
}

const BANDS = [100, 200, 300] as const;

/** The play area: its border in the colours of the two sides, faint rulers from the edges, a few stars. */
export const Ground = memo(function Ground({ playArea, nearEdge, hasStars }: GroundProps) {
  const sides = [
    { edge: 'bottom' as const, y: 0, inward: -1 },
    { edge: 'top' as const, y: -playArea, inward: 1 },
  ];
  return (
    <g className="xw-ground">
      <rect className="xw-area" x={0} y={-playArea} width={playArea} height={playArea} rx={3} />
      {hasStars && <Stars playArea={playArea} />}
      {sides.map(({ edge, y, inward }) => (
        <g key={edge} className={edge === nearEdge ? 'xw-near' : 'xw-far'}>
          <rect className="xw-zone" x={0} y={inward === -1 ? -100 : -playArea} width={playArea} height={100} />
          <line className="xw-edge" x1={0} x2={playArea} y1={y} y2={y} />
          {BANDS.map((band) => (
            <line
              key={band}
              className={band === 100 ? 'xw-ruler xw-ruler-first' : 'xw-ruler'}
              x1={0}
              x2={playArea}
              y1={y + inward * band}
              y2={y + inward * band}
            />
          ))}
        </g>
      ))}
      <rect className="xw-border" x={0} y={-playArea} width={playArea} height={playArea} rx={3} />
      <Ticks playArea={playArea} />
    </g>
  );
});

/** Marks along the side edges every range band, as on a ruler. */
function Ticks({ playArea }: { playArea: number }) {
  const marks = Array.from({ length: Math.floor(playArea / 100) }, (_, i) => (i + 1) * 100);
  return marks.map((far) => (
    <path key={far} className="xw-tick" d={`M0 ${-far}h8M${playArea} ${-far}h-8M${far} 0v-8M${far} ${-playArea}v8`} />
  ));
}

/** A quiet sky: always the same one. */
function Stars({ playArea }: { playArea: number }) {
  let state = 7;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const stars = Array.from({ length: 130 }, () => ({
    x: Math.round(next() * playArea),
    y: Math.round(-next() * playArea),
    size: next() > 0.9 ? 1.3 : 0.7,
    bright: Math.round((0.12 + next() * 0.35) * 100) / 100,
  }));
  return stars.map(({ x, y, size, bright }) => (
    <circle key={`${x},${y}`} className="xw-star" cx={x} cy={y} r={size} opacity={bright} />
  ));
}
