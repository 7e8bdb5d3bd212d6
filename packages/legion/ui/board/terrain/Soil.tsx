import { round } from '@rangefinder/board';
import { memo } from 'react';
import type { Place } from '../../../src/terrain/sets.ts';
import { strewn } from './strewn.ts';

interface SoilProps {
  readonly place: Place;
  readonly width: number;
  readonly depth: number;
}

/** What lies on the ground everywhere: ripples of sand, drifts of snow, leaves, slabs. */
const TEXTURE: Readonly<Record<Place, string>> = {
  settlement: 'M10 40q30-14 62 0t60-3M120 92q34-15 64 2t50-6M170 22q20-9 40 0M20 104q22-8 44 1',
  forest:
    'M22 30l5 4M60 84l6-2M96 20l3 6M140 60l-5 3M176 100l6 1M208 34l-2 6M40 110l4-4M120 106l5 2M190 66l3-5M80 52l-4 4',
  snow: 'M0 34q60-22 120-4t120-8M0 92q70 18 130 2t110-4',
  ruins: 'M14 18h40v30M90 70h34M112 70v32M176 24v28h30M40 96h26M200 98h24v-18',
  spaceport: 'M0 60H240M80 0V60M160 60V120',
};

/** The ground of a battlefield, as the place has it. */
export const Soil = memo(function Soil({ place, width, depth }: SoilProps) {
  const ground = { x: 0, y: -depth, width, height: depth };
  const next = strewn(place);
  const spot = () => ({ x: round(next() * width), y: round(-next() * depth) });
  const patches = Array.from({ length: Math.round((width * depth) / 80_000) }, (_, i) => ({
    ...spot(),
    rx: round(70 + next() * 150),
    ry: round(40 + next() * 90),
    light: i % 2 === 0,
  }));
  const pebbles = Array.from({ length: Math.round((width * depth) / 16_000) }, () => ({
    ...spot(),
    r: round(1 + next() * 2.4),
  }));
  const id = `lg-soil-${place}`;
  return (
    <g className={`lg-place-${place}`}>
      <pattern id={id} width={240} height={120} patternUnits="userSpaceOnUse">
        <path className="lg-texture" d={TEXTURE[place]} />
      </pattern>
      {[true, false].map((light) => (
        <radialGradient key={String(light)} id={patchOf(light)}>
          <stop className={light ? 'lg-patch is-light' : 'lg-patch'} offset="0" />
          <stop className="lg-patch-rim" offset="1" />
        </radialGradient>
      ))}
      <clipPath id={`${id}-edge`}>
        <rect {...ground} />
      </clipPath>
      <rect className="lg-sand" {...ground} />
      <g clipPath={`url(#${id}-edge)`}>
        {patches.map(({ light, x, y, rx, ry }) => (
          <ellipse
            key={`${x} ${y}`}
            fill={`url(#${patchOf(light)})`}
            cx={x}
            cy={y}
            rx={rx}
            ry={ry}
            transform={`rotate(${round((x + y) % 60)} ${x} ${y})`}
          />
        ))}
        {place !== 'forest' && <Tracks width={width} depth={depth} />}
      </g>
      <rect {...ground} fill={`url(#${id})`} pointerEvents="none" />
      <g className="lg-pebbles">
        {pebbles.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </g>
  );
});

function patchOf(light: boolean): string {
  return light ? 'lg-patch-light' : 'lg-patch-dark';
}

/** Somebody drove here, from edge to edge. */
function Tracks({ width, depth }: Pick<SoilProps, 'width' | 'depth'>) {
  const path = (by: number) =>
    `M-20 ${round(-depth * 0.7 + by)}C${round(width * 0.3)} ${round(-depth * 0.3 + by)} ${round(width * 0.6)} ${round(-depth * 0.75 + by)} ${round(width + 20)} ${round(-depth * 0.35 + by)}`;
  return <path className="lg-track" d={`${path(-17)}${path(17)}`} />;
}
