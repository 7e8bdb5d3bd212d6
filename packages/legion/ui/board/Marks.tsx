import { bodyPath, polygonPath, round } from '@rangefinder/board';
import { convexHull, type Pose, placed, placedShape, regularPolygon, vertices } from '@rangefinder/geometry';
import { memo } from 'react';
import { askRules } from '../../src/asking.ts';
import { BAND, COHESION } from '../../src/battlefield/model.ts';
import { terrainKind } from '../../src/terrain/kinds.ts';
import { outlineOfKind } from '../../src/terrain/outline.ts';
import type { LegionView, UnitView } from '../../src/view.ts';
import { sideOf } from '../model.ts';
import { baseOf } from './pieces.tsx';

interface HalosProps {
  readonly units: readonly UnitView[];
  readonly near: number;
  /** Units that glow: asked, or pointed at. */
  readonly lit: string;
}

/** The ground that each unit holds: who belongs together is seen from afar. */
export const Halos = memo(function Halos({ units, near, lit }: HalosProps) {
  return units
    .filter(({ place, minis }) => place === 'play' && minis.length > 1)
    .map((unit) => (
      <path
        key={unit.id}
        className={`lg-halo board-${sideOf({ near }, unit.seat)} ${lit.split(' ').includes(unit.id) ? 'is-lit' : ''}`}
        d={haloPath(unit)}
      />
    ));
});

const AROUND = 7;

function haloPath(unit: UnitView): string {
  const points = unit.minis.flatMap((mini) =>
    vertices(placed(regularPolygon(16, baseOf(unit, mini).base.radius + AROUND), mini.pose)),
  );
  return polygonPath(convexHull(points));
}

/** Water and hollows are as high as the ground. */
const FLAT = 1;

/** How high terrain is, as numbers on it. */
export const Heights = memo(function Heights({ view }: { readonly view: LegionView }) {
  const highest = new Map<string, { readonly x: number; readonly y: number; readonly top: number }>();
  for (const { piece, top, footprint } of askRules(view).parts) {
    if (top <= FLAT) continue;
    const known = highest.get(piece.id);
    if (!known || known.top < top) highest.set(piece.id, { x: footprint.x, y: footprint.y, top });
  }
  return [...highest].map(([id, { x, y, top }]) => {
    const text = String(Math.round(top));
    const width = 9 + text.length * 7;
    return (
      <g key={id} className="lg-height" transform={`translate(${round(x)} ${round(-y)})`}>
        <g className="board-upright">
          <rect x={-width / 2} y={-8} width={width} height={16} rx={8} />
          <text y={4.2}>{text}</text>
        </g>
      </g>
    );
  });
});

/** The ground at range 1 of the terrain, where no other piece may lie while there is room elsewhere. */
export const NearTerrain = memo(function NearTerrain({ view }: { readonly view: LegionView }) {
  const { terrain, width, depth } = view;
  const field = { x: 0, y: -depth, width, height: depth };
  return (
    <svg className="lg-near-terrain" {...field} viewBox={`0 ${-depth} ${width} ${depth}`} aria-hidden="true">
      {terrain.map(({ id, kind, pose }) => (
        <path key={id} d={bodyPath([placedShape(outlineOfKind(terrainKind(kind)), pose)])} strokeWidth={2 * BAND} />
      ))}
    </svg>
  );
});

interface RingsProps {
  readonly unit: UnitView;
  /** Where its leader stands, or would. */
  readonly pose: Pose;
}

/** The segments of the ruler around a leader, from the edge of its base. */
export function Ranges({ unit, pose: { x, y } }: RingsProps) {
  const [leader] = unit.minis;
  const own = leader ? baseOf(unit, leader).base.radius : 0;
  return [1, 2, 3, 4].map((range) => (
    <g key={range} className="lg-range">
      <circle cx={round(x)} cy={round(-y)} r={round(own + range * BAND)} />
      <g transform={`translate(${round(x)} ${round(-y - own - range * BAND)})`}>
        <g className="board-upright">
          <circle className="lg-range-ground" r={10} />
          <text y={5}>{range}</text>
        </g>
      </g>
    </g>
  ));
}

/** Where a leader may stand that was dragged to where it may not. */
export function Ghost({ unit, pose: { x, y } }: RingsProps) {
  const [leader] = unit.minis;
  if (!leader) return null;
  return <circle className="lg-ghost" cx={round(x)} cy={round(-y)} r={round(baseOf(unit, leader).base.radius)} />;
}

/** How far from its leader a miniature may stand. */
export function Cohesion({ unit, pose: { x, y } }: RingsProps) {
  const [leader] = unit.minis;
  const own = leader ? baseOf(unit, leader).base.radius : 0;
  return <circle className="lg-cohesion" cx={round(x)} cy={round(-y)} r={round(own + COHESION)} />;
}

/** How far orders usually reach; which units are in reach the options say. */
export function OrderRing({ unit, pose: { x, y } }: RingsProps) {
  const [leader] = unit.minis;
  const own = leader ? baseOf(unit, leader).base.radius : 0;
  return <circle className="lg-orders" cx={round(x)} cy={round(-y)} r={round(own + 3 * BAND)} />;
}
