import type { Body, ConvexPolygon, Pose } from '@rangefinder/geometry';

/** How a piece is put where it stands: SVG counts y downwards. */
export function at({ x, y, heading }: Pose): string {
  return `translate(${round(x)} ${round(-y)}) rotate(${round(heading)})`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Path data of points in table millimetres. */
export function outlinePath(points: readonly (readonly [number, number])[]): string {
  return `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(-y)}`).join('')}Z`;
}

export function polygonPath({ points }: Pick<ConvexPolygon, 'points'>): string {
  const pairs: [number, number][] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push([points[i] ?? 0, points[i + 1] ?? 0]);
  return outlinePath(pairs);
}

/** The outline of a body in its own frame. */
export function bodyPath(body: Body): string {
  return body
    .map((shape) => {
      if (shape.kind !== 'disc') return polygonPath(shape);
      const { x, y, radius } = shape;
      const arc = (to: number) => `A${round(radius)} ${round(radius)} 0 1 0 ${round(to)} ${round(-y)}`;
      return `M${round(x - radius)} ${round(-y)}${arc(x + radius)}${arc(x - radius)}Z`;
    })
    .join('');
}
