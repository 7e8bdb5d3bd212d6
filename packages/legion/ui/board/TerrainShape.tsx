import { bodyPath, round } from '@rangefinder/board';
import { boundingBox, containsPoint, type Shape } from '@rangefinder/geometry';
import { memo } from 'react';
import type { Part, PieceKind } from '../../src/battlefield/model.ts';
import { type Material, materialOf } from './material.ts';

/** A piece of terrain from above, in its own frame: the higher a part, the lighter it is. */
export const TerrainShape = memo(function TerrainShape({ kind }: { readonly kind: PieceKind }) {
  const material = materialOf(kind);
  const parts = kind.parts.map((part, i) => ({ part, key: i })).sort((a, b) => a.part.top - b.part.top);
  return (
    <g className={`lg-terrain lg-${material}`}>
      {parts.map(({ part, key }) => (
        <PartShape key={key} part={part} material={material} seed={`${kind.id}${key}`} />
      ))}
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

function PartShape({
  part,
  material,
  seed,
}: {
  readonly part: Part;
  readonly material: Material;
  readonly seed: string;
}) {
  const path = bodyPath([part.footprint]);
  const light = Math.min(1, Math.max(0, part.top) / HIGH);
  return (
    <g style={{ '--lift': `${Math.round(light * 45)}%` } as object}>
      <path className="lg-part" d={path} />
      {part.stand && material !== 'earth' && <Inset shape={part.footprint} />}
      <Details shape={part.footprint} material={material} seed={seed} />
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

function Details({
  shape,
  material,
  seed,
}: {
  readonly shape: Shape;
  readonly material: Material;
  readonly seed: string;
}) {
  switch (material) {
    case 'bags':
      return <Bags shape={shape} />;
    case 'growth':
      return <Blobs shape={shape} seed={seed} pitch={30} className="lg-tree" radius={[8, 16]} />;
    case 'rubble':
      return <Blobs shape={shape} seed={seed} pitch={24} className="lg-rock" radius={[4, 9]} />;
    default:
      return null;
  }
}

function boxOf(shape: Shape): { minX: number; minY: number; maxX: number; maxY: number } {
  if (shape.kind === 'polygon') return boundingBox(shape);
  const { x, y, radius } = shape;
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

const BAG = 17;

/** Sandbags in a row along the longer side. */
function Bags({ shape }: { readonly shape: Shape }) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const wide = maxX - minX >= maxY - minY;
  const [length, depth] = wide ? [maxX - minX, maxY - minY] : [maxY - minY, maxX - minX];
  const count = Math.max(1, Math.round(length / BAG));
  const pitch = length / count;
  return (
    <g transform={`translate(${round((minX + maxX) / 2)} ${round(-(minY + maxY) / 2)}) ${wide ? '' : 'rotate(90)'}`}>
      {Array.from({ length: count }, (_, i) => (
        <rect
          key={round(i * pitch)}
          className="lg-bag"
          x={round(-length / 2 + i * pitch + 0.5)}
          y={round(-depth / 2 + (i % 2) * 1.2)}
          width={round(pitch - 1)}
          height={round(depth - 1.2)}
          rx={4}
        />
      ))}
    </g>
  );
}

interface BlobsProps {
  readonly shape: Shape;
  readonly seed: string;
  readonly pitch: number;
  readonly className: string;
  readonly radius: readonly [number, number];
}

/** Trees or rocks strewn over an area, always the same for a seed. */
function Blobs({ shape, seed, pitch, className, radius: [least, most] }: BlobsProps) {
  const next = strewn(seed);
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const blobs: { x: number; y: number; r: number }[] = [];
  for (let y = minY + pitch / 2; y < maxY; y += pitch) {
    for (let x = minX + pitch / 2; x < maxX; x += pitch) {
      const blob = { x: x + (next() - 0.5) * pitch, y: y + (next() - 0.5) * pitch, r: least + next() * (most - least) };
      if (next() < 0.72 && containsPoint(shape, blob.x, blob.y)) blobs.push(blob);
    }
  }
  return blobs.map(({ x, y, r }) => (
    <circle key={`${round(x)} ${round(y)}`} className={className} cx={round(x)} cy={round(-y)} r={round(r)} />
  ));
}

function strewn(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 0) % 10_000) / 10_000;
  };
}
