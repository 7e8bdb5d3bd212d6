import { outlinePath, round } from '@rangefinder/board';
import { memo, type ReactNode } from 'react';
import type { ObstacleKind } from '../../src/index.ts';
import { obstacleOutline, scatter } from './drawing.ts';

type Outline = readonly (readonly [number, number])[];

/** The look of each kind of obstacle, drawn about its middle. */
export const ObstacleShape = memo(function ObstacleShape({ token, kind }: { token: string; kind: ObstacleKind }) {
  const outline = obstacleOutline(token) ?? SQUARE;
  const clip = `xw-clip-${token}`;
  return (
    <g className={`xw-rock xw-rock-${kind}`}>
      <clipPath id={clip}>
        <path d={outlinePath(outline)} />
      </clipPath>
      <path className="xw-rock-body" d={outlinePath(outline)} fill={`url(#xw-fill-${FILL[kind]})`} />
      <g clipPath={`url(#${clip})`}>{surface(kind, outline, token)}</g>
      <path className="xw-rock-rim" d={outlinePath(outline)} />
    </g>
  );
});

const SQUARE: Outline = [
  [-20, -20],
  [20, -20],
  [20, 20],
  [-20, 20],
];

const FILL: Readonly<Record<ObstacleKind, string>> = {
  asteroid: 'rock',
  'debris-cloud': 'debris',
  'gas-cloud': 'gas',
  'electro-chaff': 'chaff',
  'loose-cargo': 'cargo',
  'spare-parts': 'cargo',
  blaze: 'blaze',
};

function surface(kind: ObstacleKind, outline: Outline, seed: string): ReactNode {
  switch (kind) {
    case 'asteroid':
      return <Rock outline={outline} seed={seed} />;
    case 'gas-cloud':
    case 'electro-chaff':
    case 'blaze':
      return <Puffs outline={outline} seed={seed} />;
    default:
      return <Scraps outline={outline} seed={seed} />;
  }
}

interface SurfaceProps {
  readonly outline: Outline;
  readonly seed: string;
}

/** Facets from an off-centre ridge to the outline, lit from one side, and a few craters. */
function Rock({ outline, seed }: SurfaceProps) {
  const next = scatter(seed);
  const ridge = [(next() - 0.5) * 10, (next() - 0.5) * 10] as const;
  const facets = outline.filter((_, i) => i % 3 === 0);
  const craters = [0, 1, 2, 3].map(() => spot(next, 13));
  return (
    <>
      {facets.map(([x, y], i) => {
        const [nx, ny] = facets[(i + 1) % facets.length] ?? [x, y];
        const lit = (Math.sin(Math.atan2(y + ny, x + nx) - 0.6) + 1) / 2;
        return (
          <path
            key={`${x},${y}`}
            d={outlinePath([ridge, [x, y], [nx, ny]])}
            className={lit > 0.5 ? 'xw-facet-lit' : 'xw-facet-dark'}
            opacity={round(Math.abs(lit - 0.5) * 0.7)}
          />
        );
      })}
      {craters.map(({ x, y, size }) => (
        <g key={`${x},${y}`}>
          <ellipse className="xw-crater" cx={x} cy={y} rx={size} ry={round(size * 0.8)} />
          <path
            className="xw-crater-rim"
            d={`M${round(x - size)} ${y}A${size} ${round(size * 0.8)} 0 0 0 ${round(x + size)} ${y}`}
          />
        </g>
      ))}
    </>
  );
}

/** Torn plates and beams, scattered. */
function Scraps({ outline, seed }: SurfaceProps) {
  const next = scatter(seed);
  return Array.from({ length: 26 }, () => {
    const { x, y, size } = spot(next, reachOf(outline));
    const turn = Math.round(next() * 180);
    const long = round(size * (0.8 + next() * 2));
    const wide = round(size * (0.3 + next() * 0.5));
    return (
      <rect
        key={`${x},${y}`}
        className={next() > 0.5 ? 'xw-scrap' : 'xw-scrap-dark'}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        x={-long / 2}
        y={-wide / 2}
        width={long}
        height={wide}
        rx={0.4}
      />
    );
  });
}

/** Soft wisps. */
function Puffs({ outline, seed }: SurfaceProps) {
  const next = scatter(seed);
  return Array.from({ length: 9 }, () => {
    const { x, y, size } = spot(next, reachOf(outline) * 0.8);
    return <circle key={`${x},${y}`} className="xw-puff" cx={x} cy={y} r={round(size * 4)} />;
  });
}

function reachOf(outline: Outline): number {
  return Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
}

/** A place within a reach of the middle, and a size. */
function spot(next: () => number, reach: number) {
  const turn = next() * Math.PI * 2;
  const far = Math.sqrt(next()) * reach;
  return { x: round(Math.cos(turn) * far), y: round(Math.sin(turn) * far), size: round(1.2 + next() * 2.6) };
}

/** Gradients and filters that the whole board uses. */
export const SpaceDefinitions = memo(function SpaceDefinitions() {
  return (
    <defs>
      {Object.entries(STOPS).map(([name, [inner, outer]]) => (
        <radialGradient key={name} id={`xw-fill-${name}`} cx="0.4" cy="0.35" r="0.75">
          <stop offset="0" className={`xw-stop-${inner}`} />
          <stop offset="1" className={`xw-stop-${outer}`} />
        </radialGradient>
      ))}
      <filter id="xw-soft" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="2.4" />
      </filter>
    </defs>
  );
});

const STOPS: Readonly<Record<string, readonly [string, string]>> = {
  rock: ['rock', 'rock-edge'],
  debris: ['debris', 'debris-edge'],
  gas: ['gas', 'gas-edge'],
  chaff: ['chaff', 'chaff-edge'],
  cargo: ['cargo', 'cargo-edge'],
  blaze: ['blaze', 'blaze-edge'],
};
