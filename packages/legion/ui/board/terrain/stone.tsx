import { outlinePath, round } from '@rangefinder/board';
import { containsPoint, type Shape, vertices } from '@rangefinder/geometry';
import type { PieceKind } from '../../../src/battlefield/model.ts';
import { outlineOfKind } from '../../../src/terrain/outline.ts';
import { blot, boxOf, out, Seams, spokes, strokes } from './lines.tsx';
import { strewn } from './strewn.ts';

type Pair = readonly [number, number];

/** The facets of a rock between its outline and an uneven top: some in the light, some not. */
export function Facets({ shape, seed }: { readonly shape: Shape; readonly seed: string }) {
  const next = strewn(seed);
  const rim: readonly Pair[] =
    shape.kind === 'polygon'
      ? vertices(shape).flatMap(({ x, y }, i, all): Pair[] => {
          const after = all[(i + 1) % all.length] ?? { x, y };
          return [
            [x, y],
            [(x + after.x) / 2, (y + after.y) / 2],
          ];
        })
      : Array.from({ length: 10 }, (_, i) => out(shape, (i * Math.PI) / 5, shape.radius));
  const top = rim.map(([x, y]): Pair => {
    const share = 0.38 + next() * 0.3;
    return [shape.x + (x - shape.x) * share, shape.y + (y - shape.y) * share];
  });
  return (
    <>
      {rim.map((corner, i) => {
        const j = (i + 1) % rim.length;
        const facet = [corner, rim[j] ?? corner, top[j] ?? corner, top[i] ?? corner];
        return (
          <path
            key={`${round(corner[0])} ${round(corner[1])}`}
            className={`lg-facet is-${Math.floor(next() * 3)}`}
            d={outlinePath(facet)}
          />
        );
      })}
      <path className="lg-facet is-top" d={outlinePath(top)} />
    </>
  );
}

/** Stones in rows, each row shifted by half a stone. */
export function Courses({
  shape,
  length,
  rows,
}: {
  readonly shape: Shape;
  readonly length: number;
  readonly rows: number;
}) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const wide = maxX - minX >= maxY - minY;
  const [from, to, low, high] = wide ? [minX, maxX, minY, maxY] : [minY, maxY, minX, maxX];
  const deep = (high - low) / rows;
  const lines: (readonly [number, number, number, number])[] = [];
  for (let row = 0; row < rows; row++) {
    const [near, far] = [low + row * deep, low + (row + 1) * deep];
    if (row > 0) lines.push([from, near, to, near]);
    for (let at = from + (row % 2 === 0 ? length : length / 2); at < to - 2; at += length)
      lines.push([at, near, at, far]);
  }
  return <Seams d={strokes(wide ? lines : lines.map(([a, b, c, d]) => [b, a, d, c] as const))} />;
}

/** Slopes of thrown-up earth: short lines down from the ridge. */
export function Slopes({ shape }: { readonly shape: Shape }) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const middle = (minY + maxY) / 2;
  const lines: (readonly [number, number, number, number])[] = [[minX + 6, middle, maxX - 6, middle]];
  for (let x = minX + 9; x < maxX - 6; x += 9) {
    lines.push([x, middle + 2, x + 2, maxY - 3], [x, middle - 2, x - 2, minY + 3]);
  }
  return <Seams d={strokes(lines)} />;
}

/** The rim of a hill: short lines down its slope. */
export function Contours({ shape }: { readonly shape: Shape }) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  if (shape.kind === 'polygon' && maxX - minX > 1.4 * (maxY - minY)) return <Slopes shape={shape} />;
  const reach = Math.min(maxX - minX, maxY - minY) / 2;
  return <Seams d={spokes(shape, 40, reach - 13, reach - 4)} />;
}

/** Broken stones all over, of every size. */
export function Debris({ shape, seed }: { readonly shape: Shape; readonly seed: string }) {
  const next = strewn(seed);
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const stones = Array.from({ length: 60 }, () => ({
    x: minX + next() * (maxX - minX),
    y: minY + next() * (maxY - minY),
    r: 2 + next() ** 2 * 8,
  })).filter(({ x, y }) => containsPoint(shape, x, y));
  return stones.map(({ x, y, r }) => (
    <path key={`${round(x)} ${round(y)}`} className="lg-rock" d={blot({ x, y }, r, 5, next, 0.6)} />
  ));
}

/** What is left of the floor that walls stood about: flags, some of them gone. */
export function Floor({ kind }: { readonly kind: PieceKind }) {
  const next = strewn(kind.id);
  const outline = outlineOfKind(kind);
  const { minX, minY, maxX, maxY } = boxOf(outline);
  const flags: string[] = [];
  for (let y = minY + 8; y < maxY - 20; y += 19) {
    for (let x = minX + 8; x < maxX - 20; x += 19) {
      if (next() < 0.6)
        flags.push(
          outlinePath([
            [x, y],
            [x + 17, y],
            [x + 17, y + 17],
            [x, y + 17],
          ]),
        );
    }
  }
  return <path className="lg-flags" d={flags.join('')} />;
}

/** Rings down into a hollow. */
export function Hollow({ shape }: { readonly shape: Shape }) {
  if (shape.kind !== 'disc') return null;
  const { x, y, radius } = shape;
  return (
    <>
      <circle className="lg-deep" cx={x} cy={-y} r={round(radius * 0.8)} />
      <circle className="lg-deep" cx={x} cy={-y} r={round(radius * 0.5)} />
      <Seams d={spokes(shape, 24, radius * 0.84, radius * 1)} />
    </>
  );
}

/** Planks on both sides of a trench. */
export function Planks({ shape }: { readonly shape: Shape }) {
  if (shape.kind !== 'polygon') return null;
  const corners = vertices(shape);
  const lines: (readonly [number, number, number, number])[] = [];
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 80) continue;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (let at = 6; at < length; at += 9) {
      const [x, y] = [from.x + ux * at, from.y + uy * at];
      lines.push([x, y, x - uy * 7, y + ux * 7]);
    }
  }
  return <Seams d={strokes(lines)} />;
}

/** Waves in the middle of water. */
export function Waves({ shape }: { readonly shape: Shape }) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const next = strewn(`${maxX} ${maxY}`);
  const waves: string[] = [];
  for (let y = minY + 18; y < maxY - 10; y += 17) {
    const x = minX + 20 + next() * (maxX - minX - 70);
    if (containsPoint(shape, x, y) && containsPoint(shape, x + 30, y))
      waves.push(`M${round(x)} ${round(-y)}q7-5 15 0t15 0`);
  }
  return <path className="lg-waves" d={waves.join('')} />;
}

const BAG = 17;

/** Sandbags in a row along the longer side. */
export function Bags({ shape }: { readonly shape: Shape }) {
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
