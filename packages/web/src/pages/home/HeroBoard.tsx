import { useLanguage } from '@rangefinder/table';
import { HOME } from './words.ts';

/** A rock: an uneven outline with a few facets, so that it is not mistaken for a piece. */
const ROCKS = [
  {
    at: 'translate(214 150)',
    outline: 'M-46-8-22-40 18-44 48-14 40 24 6 44-34 30Z',
    facets: 'M-46-8-8-6 18-44M-8-6 6 44M-8-6 48-14',
  },
  {
    at: 'translate(468 402) rotate(40)',
    outline: 'M-40-14-10-42 34-30 46 8 20 40-24 36Z',
    facets: 'M-40-14-2-8 34-30M-2-8 20 40M-2-8 46 8',
  },
  {
    at: 'translate(640 330) scale(.62)',
    outline: 'M-46-8-22-40 18-44 48-14 40 24 6 44-34 30Z',
    facets: 'M-46-8-8-6 18-44M-8-6 6 44M-8-6 48-14',
  },
] as const;

/** Nose to the right. */
const SWEPT = 'M24 0 6 4 2 22-10 24-8 7-20 5-20-5-8-7-10-24 2-22 6-4Z';
const PANELS = 'M-12-22H12L16-16H-16ZM-12 22H12L16 16H-16ZM0-16V-8M0 16V8';

/** A turn of a game that plays itself: a ship banks, measures, fires. Drawn by us, still for those who want stillness. */
export function HeroBoard() {
  const language = useLanguage();
  return (
    <div className="hero-board">
      <svg viewBox="0 0 720 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <radialGradient id="hero-glow" cx="46%" cy="52%" r="62%">
            <stop offset="0" className="hero-glow-in" />
            <stop offset="1" className="hero-glow-out" />
          </radialGradient>
          <pattern id="hero-grid" width="60" height="60" patternUnits="userSpaceOnUse">
            <path d="M60 0H0V60" className="hero-grid" />
          </pattern>
        </defs>
        <rect width="720" height="520" fill="url(#hero-glow)" />
        <rect width="720" height="520" fill="url(#hero-grid)" />
        <g className="hero-stars">
          {STARS.map(([x, y, r]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
        {ROCKS.map(({ at, outline, facets }) => (
          <g key={at} className="hero-rock" transform={at}>
            <path d={outline} />
            <path d={facets} className="hero-facets" />
          </g>
        ))}
        <path className="hero-template" d="M122 452C150 372 204 306 296 262" pathLength="1" />
        <Piece className="hero-wing" shape={SWEPT} side="near" />
        <g className="hero-mover">
          <g className="hero-arc">
            <path d="M22-20 236-200A322 322 0 0 1 236 200L22 20Z" className="hero-arc-fill" />
            <path d="M92-79A120 120 0 0 1 92 79M166-140A218 218 0 0 1 166 140" className="hero-bands" />
          </g>
          <PieceShape shape={SWEPT} side="near" />
        </g>
        <path className="hero-line" d="M318 253 478 196" pathLength="1" />
        <g className="hero-label" transform="translate(398 224)">
          <rect x="-70" y="-15" width="140" height="30" rx="8" />
          <text textAnchor="middle" dy="5">
            {HOME.heroRange[language]}
          </text>
        </g>
        <Piece className="hero-target" shape={PANELS} side="far" />
        <circle className="hero-pulse" cx="500" cy="188" r="20" />
        <Piece className="hero-escort" shape={PANELS} side="far" />
      </svg>
    </div>
  );
}

const STARS = [
  [40, 60, 1.2],
  [96, 214, 0.9],
  [150, 40, 1],
  [300, 80, 1.3],
  [372, 36, 0.9],
  [420, 120, 1],
  [560, 60, 1.3],
  [660, 140, 1],
  [690, 40, 0.9],
  [590, 250, 1],
  [540, 470, 1.2],
  [330, 480, 0.9],
  [60, 330, 1],
  [250, 400, 1.1],
  [690, 450, 1],
  [400, 330, 0.8],
] as const;

interface PieceProps {
  readonly shape: string;
  readonly side: 'near' | 'far';
}

function Piece({ className, ...piece }: PieceProps & { readonly className: string }) {
  return (
    <g className={className}>
      <PieceShape {...piece} />
    </g>
  );
}

/** A base with its firing arc marked, and the ship on it. */
function PieceShape({ shape, side }: PieceProps) {
  return (
    <g className={`hero-piece is-${side}`}>
      <rect x="-32" y="-32" width="64" height="64" rx="3" />
      <path d="M32-32 0 0 32 32" className="hero-piece-arc" />
      <path d={shape} className="hero-ship" />
      {side === 'far' ? <circle r="8" className="hero-ship" /> : null}
    </g>
  );
}
