import { bodyPath, round } from '@rangefinder/board';
import type { Shape } from '@rangefinder/geometry';
import { memo } from 'react';
import type { Part, PieceKind } from '../../../src/battlefield/model.ts';
import { Detail, Signs } from './details.tsx';
import { boxOf } from './lines.tsx';
import { type Material, materialOf } from './material.ts';
import { Floor } from './stone.tsx';

/** A piece of terrain from above, in its own frame: the higher a part, the lighter it is. */
export const TerrainShape = memo(function TerrainShape({ kind }: { readonly kind: PieceKind }) {
  const material = materialOf(kind);
  const parts = kind.parts.map((part, i) => ({ part, key: i })).sort((a, b) => a.part.top - b.part.top);
  return (
    <g className={`lg-terrain lg-${material}`}>
      {kind.id === 'ruin' && <Floor kind={kind} />}
      {parts.map(({ part, key }) => (
        <PartShape key={key} kind={kind} number={key} part={part} material={material} />
      ))}
      <Signs kind={kind} material={material} />
      {kind.ladders.map(({ from, to }) => (
        <path
          key={`${from.x} ${from.y}`}
          className="lg-ladder"
          d={`M${round(from.x)} ${round(-from.y)}L${round(to.x)} ${round(-to.y)}`}
        />
      ))}
    </g>
  );
});

/** The highest that is drawn lightest. */
const HIGH = 150;

interface PartProps {
  readonly kind: PieceKind;
  readonly number: number;
  readonly part: Part;
  readonly material: Material;
}

function PartShape({ kind, number, part, material }: PartProps) {
  const path = bodyPath([part.footprint]);
  const light = Math.min(1, Math.max(0, part.top) / HIGH);
  return (
    <g style={{ '--lift': `${Math.round(light * 45)}%` } as object}>
      <path className="lg-part" d={path} />
      {part.stand && material !== 'earth' && <Inset shape={part.footprint} />}
      <Detail kind={kind} number={number} shape={part.footprint} material={material} />
    </g>
  );
}

/** The edge of a roof or platform. */
function Inset({ shape }: { readonly shape: Shape }) {
  const { x, y } = shape;
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const least = Math.min(maxX - minX, maxY - minY);
  if (least < 30) return null;
  const scale = 1 - 14 / least;
  return (
    <g transform={`translate(${round(x)} ${round(-y)}) scale(${round(scale)}) translate(${round(-x)} ${round(y)})`}>
      <path className="lg-inset" d={bodyPath([shape])} />
    </g>
  );
}
