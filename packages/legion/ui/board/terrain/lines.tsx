import { outlinePath, round } from '@rangefinder/board';
import { boundingBox, type Point, type Shape } from '@rangefinder/geometry';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** What a part takes up, in the frame of its piece. */
export function boxOf(shape: Shape): Box {
  if (shape.kind === 'polygon') return boundingBox(shape);
  const { x, y, radius } = shape;
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

/** Path data of lines from point to point, in the frame of a piece. */
export function strokes(lines: readonly (readonly [number, number, number, number])[]): string {
  return lines.map(([x1, y1, x2, y2]) => `M${round(x1)} ${round(-y1)}L${round(x2)} ${round(-y2)}`).join('');
}

/** A point at an angle and a distance from another. */
export function out({ x, y }: Point, angle: number, distance: number): readonly [number, number] {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

/** Lines like spokes between two circles about a point. */
export function spokes(about: Point, count: number, from: number, to: number): string {
  const turn = (2 * Math.PI) / count;
  return strokes(
    Array.from({ length: count }, (_, i) => [...out(about, i * turn, from), ...out(about, i * turn, to)] as const),
  );
}

/** A blot with so many corners, each nearer to the middle by chance, but never further than its radius. */
export function blot(about: Point, radius: number, corners: number, next: () => number, least = 0.72): string {
  const turn = (2 * Math.PI) / corners;
  return outlinePath(
    Array.from({ length: corners }, (_, i) => out(about, i * turn, radius * (least + next() * (1 - least)))),
  );
}

/** Thin lines on what is drawn. */
export function Seams({ d }: { readonly d: string }) {
  return <path className="lg-seam" d={d} />;
}

/** Something flat and dark: a hatch, a slit, a vent. */
export function Dark({
  x,
  y,
  width,
  height,
  rx = 2,
}: { readonly [name in 'x' | 'y' | 'width' | 'height']: number } & { readonly rx?: number }) {
  return (
    <rect
      className="lg-dark"
      x={round(x - width / 2)}
      y={round(-y - height / 2)}
      width={width}
      height={height}
      rx={rx}
    />
  );
}
