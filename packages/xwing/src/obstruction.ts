import {
  type ConvexPolygon,
  clip,
  crosses,
  type HalfPlane,
  type Line,
  type Nearest,
  type Segment,
  segment,
} from '@rangefinder/geometry';

/** Something that may lie in the way of a measurement. */
export interface Blocker {
  readonly id: string;
  readonly pieces: readonly ConvexPolygon[];
}

/** A line that may be used, and what lies under it. */
export interface Sightline extends Line {
  readonly under: readonly string[];
}

/**
 * The lines an attacker may choose from: the shortest one, or, where equally short
 * ones lie side by side (bases that face each other squarely), one for each different set of things in the way. Exact:
 * the stretch of equal lines is cut where an outline begins or ends, never sampled.
 */
export function sightlines(measured: Nearest, blockers: readonly Blocker[]): readonly Sightline[] {
  const { ends } = measured;
  if (!ends)
    return [{ ax: measured.ax, ay: measured.ay, bx: measured.bx, by: measured.by, under: under(measured, blockers) }];
  const [first, last] = ends;
  const cuts = new Set([0, 1]);
  for (const { pieces } of blockers) {
    for (const piece of pieces) {
      const stretch = stretchUnder(first, last, piece);
      if (stretch) for (const cut of stretch) cuts.add(Math.min(1, Math.max(0, cut)));
    }
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  const found = new Map<string, Sightline>();
  for (let i = 0; i + 1 < sorted.length; i++) {
    const line = between(first, last, ((sorted[i] ?? 0) + (sorted[i + 1] ?? 1)) / 2);
    const ids = under(line, blockers);
    const key = ids.join(' ');
    if (!found.has(key)) found.set(key, { ax: line.ax, ay: line.ay, bx: line.bx, by: line.by, under: ids });
  }
  return [...found.values()];
}

function under({ ax, ay, bx, by }: Line, blockers: readonly Blocker[]): string[] {
  const line = segment(ax, ay, bx, by);
  const found: string[] = [];
  for (const { id, pieces } of blockers) if (isUnder(line, pieces)) found.push(id);
  return found;
}

function isUnder(line: Segment, pieces: readonly ConvexPolygon[]): boolean {
  for (const piece of pieces) if (crosses(piece, line)) return true;
  return false;
}

function between(first: Line, last: Line, part: number): Line {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    ax: mix(first.ax, last.ax),
    ay: mix(first.ay, last.ay),
    bx: mix(first.bx, last.bx),
    by: mix(first.by, last.by),
  };
}

/** From which to which of the equal lines a piece lies in the way, as fractions from the first to the last. */
function stretchUnder(first: Line, last: Line, piece: ConvexPolygon): readonly [number, number] | null {
  const wx = last.ax - first.ax;
  const wy = last.ay - first.ay;
  const width = Math.sqrt(wx * wx + wy * wy);
  const lx = first.bx - first.ax;
  const ly = first.by - first.ay;
  const length = Math.sqrt(lx * lx + ly * ly);
  if (width === 0 || length === 0) return null;
  const along: HalfPlane = { nx: lx / length, ny: ly / length, offset: (lx * first.ax + ly * first.ay) / length };
  const until: HalfPlane = { nx: -along.nx, ny: -along.ny, offset: -(along.offset + length) };
  const part = clip(piece, [along, until]);
  if (part === null) return null;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < part.points.length; i += 2) {
    const x = (part.points[i] ?? 0) - first.ax;
    const y = (part.points[i + 1] ?? 0) - first.ay;
    const at = (x * wx + y * wy) / (width * width);
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}
