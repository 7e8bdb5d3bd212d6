import { round } from '@rangefinder/board';
import { containsPoint, type Shape } from '@rangefinder/geometry';
import type { PieceKind } from '../../../src/battlefield/model.ts';
import { blot, boxOf, strokes } from './lines.tsx';
import { strewn } from './strewn.ts';

interface Plant {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** How much of what grows must stand within the outline: a crown may hang over, but not far. */
const WITHIN = 0.6;

function fits(shape: Shape, { x, y, r }: Plant): boolean {
  const reach = r * WITHIN;
  return [-reach, reach].every((by) => containsPoint(shape, x + by, y) && containsPoint(shape, x, y + by));
}

/** Places all over a shape, a pitch apart or so. */
function scatter(shape: Shape, next: () => number, pitch: number, [least, most]: readonly [number, number]): Plant[] {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const found: Plant[] = [];
  for (let y = minY + pitch / 2; y < maxY; y += pitch) {
    for (let x = minX + pitch / 2; x < maxX; x += pitch) {
      const plant = {
        x: x + (next() - 0.5) * pitch,
        y: y + (next() - 0.5) * pitch,
        r: least + next() * (most - least),
      };
      if (fits(shape, plant)) found.push(plant);
    }
  }
  return found.sort((a, b) => a.r - b.r);
}

/** Crowns of trees: the larger over the smaller, each lighter in its middle. */
function Trees({ shape, seed }: { readonly shape: Shape; readonly seed: string }) {
  const next = strewn(seed);
  const dense = seed.startsWith('dense');
  return scatter(shape, next, dense ? 25 : 32, dense ? [9, 17] : [9, 18]).map(({ x, y, r }) => (
    <g key={`${round(x)} ${round(y)}`}>
      <path className="lg-tree" d={blot({ x, y }, r, dense ? 16 : 11, next, dense ? 0.66 : 0.82)} />
      <path className="lg-crown" d={blot({ x, y }, r * 0.55, dense ? 12 : 8, next, dense ? 0.6 : 0.75)} />
    </g>
  ));
}

/** Bushes and hedges: leaves close together. */
function Leaves({ shape, seed }: { readonly shape: Shape; readonly seed: string }) {
  const next = strewn(seed);
  return scatter(shape, next, 9, [5, 8]).map(({ x, y, r }) => (
    <path key={`${round(x)} ${round(y)}`} className="lg-tree" d={blot({ x, y }, r, 8, next)} />
  ));
}

/** Grass: tufts of three blades. */
function Tufts({ shape, seed }: { readonly shape: Shape; readonly seed: string }) {
  const blades = scatter(shape, strewn(seed), 13, [4, 8]).flatMap(({ x, y, r }) =>
    [-0.6, 0, 0.6].map((lean) => [x, y, x + lean * r, y + r] as const),
  );
  return <path className="lg-blades" d={strokes(blades)} />;
}

/** What grows within a piece, and the trunks that stand in it. */
export function Growth({ kind }: { readonly kind: PieceKind }) {
  const [whole, ...trunks] = kind.parts.map(({ footprint }) => footprint);
  if (!whole) return null;
  const grows = kind.id.includes('grass') ? Tufts : kind.id.includes('wood') ? Trees : Leaves;
  const Plants = grows;
  return (
    <>
      <Plants shape={whole} seed={kind.id} />
      {trunks.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="lg-trunk" cx={round(x)} cy={round(-y)} r={9} />
      ))}
    </>
  );
}
