import { round } from '@rangefinder/board';
import type { Point, Shape } from '@rangefinder/geometry';
import { boxOf, Dark, out, Seams, spokes, strokes } from './lines.tsx';

interface Round extends Point {
  readonly r: number;
}

/** A dome on a roof: light above, ribs down its sides. */
export function Dome({ x, y, r }: Round) {
  return (
    <>
      <circle className="lg-dome" cx={x} cy={-y} r={r} />
      <circle className="lg-dome is-high" cx={x} cy={-y} r={round(r * 0.62)} />
      <Seams d={spokes({ x, y }, 8, r * 0.22, r)} />
      <circle className="lg-dark" cx={x} cy={-y} r={round(r * 0.18)} />
    </>
  );
}

/** Rings, one within the other. */
export function Rings({ x, y, r, share }: Round & { readonly share: readonly number[] }) {
  return share.map((part) => <circle key={part} className="lg-ring" cx={x} cy={-y} r={round(r * part)} />);
}

/** Lines across a part, as many as fit: ribs of a container, treads of stairs. */
export function Ribs({
  shape,
  pitch,
  along = false,
}: {
  readonly shape: Shape;
  readonly pitch: number;
  readonly along?: boolean;
}) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const lines: (readonly [number, number, number, number])[] = [];
  if (along) for (let y = minY + pitch; y < maxY - 2; y += pitch) lines.push([minX + 3, y, maxX - 3, y]);
  else for (let x = minX + pitch; x < maxX - 2; x += pitch) lines.push([x, minY + 3, x, maxY - 3]);
  return <Seams d={strokes(lines)} />;
}

/** Planks and a brace. */
export function Crate({ shape }: { readonly shape: Shape }) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const inset = shape.kind === 'polygon' && Math.abs(maxX - minX - 40) > 1 ? 9 : 4;
  const [left, right, low, high] = [minX + inset, maxX - inset, minY + inset, maxY - inset];
  return (
    <Seams
      d={strokes([
        [left, low, right, high],
        [left, high, right, low],
      ])}
    />
  );
}

/** Beams from corner to corner, and a hatch where they meet. */
export function Beams({ shape }: { readonly shape: Shape }) {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  return (
    <>
      <Seams
        d={strokes([
          [minX + 8, minY + 8, maxX - 8, maxY - 8],
          [minX + 8, maxY - 8, maxX - 8, minY + 8],
        ])}
      />
      <Dark x={x} y={y} width={26} height={26} />
    </>
  );
}

/** Where ships land: a circle, and marks that lead to it. */
export function Landing({ x, y, r }: Round) {
  const chevron = (angle: number) => {
    const tip = out({ x, y }, angle, r + 5);
    const legs = [angle - 0.16, angle + 0.16].map((one) => out({ x, y }, one, r + 14));
    return legs.map(([lx, ly]) => [lx, ly, ...tip] as const);
  };
  return (
    <>
      <circle className="lg-paint" cx={x} cy={-y} r={r} />
      <circle className="lg-paint" cx={x} cy={-y} r={round(r * 0.4)} />
      <path className="lg-paint" d={strokes([0, Math.PI / 2, Math.PI, -Math.PI / 2].flatMap(chevron))} />
    </>
  );
}

/** A hull that came down: plates, engines, soot. */
export function Hull() {
  return (
    <>
      <Seams
        d={strokes([
          [-80, 18, 80, 18],
          [-80, -18, 80, -18],
          [0, -30, 0, 30],
          [40, -30, 40, 30],
        ])}
      />
      {[-18, 0, 18].map((y) => (
        <circle key={y} className="lg-dark" cx={-72} cy={-y} r={7} />
      ))}
      <ellipse className="lg-soot" cx={38} cy={4} rx={30} ry={20} />
      <Dark x={-30} y={0} width={30} height={34} rx={8} />
    </>
  );
}

/** What a fence hangs on. */
export function Posts({ shape }: { readonly shape: Shape }) {
  const { minX, maxX } = boxOf(shape);
  const count = Math.round((maxX - minX) / 23);
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = minX + ((maxX - minX) * i) / count;
    return <circle key={round(x)} className="lg-post" cx={round(x)} cy={round(-shape.y)} r={3} />;
  });
}
