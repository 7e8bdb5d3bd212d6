import { describe, expect, it } from 'vitest';
import { drawnShips, silhouetteOf } from './index.ts';
import { type Point, strokesOf } from './path.ts';

/** Every point of a path, control points of curves included: a curve stays within the hull of its points. */
function pointsOf(path: string): readonly Point[] {
  return strokesOf(path).flatMap(({ start, segments }) => [start, ...segments.flatMap(({ points }) => points)]);
}

function extent(values: readonly number[]): { readonly middle: number; readonly length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}

describe.each(drawnShips)('the silhouette of %s', (id) => {
  const silhouette = silhouetteOf(id);
  const { body, detail = '', cockpit = '' } = silhouette;

  it('is its own', () => {
    const twins = drawnShips.filter((other) => {
      const drawing = silhouetteOf(other);
      return other !== id && drawing.body === body && drawing.detail === detail;
    });
    expect(twins).toEqual([]);
  });

  it('stays within its box, fills it and sits in its middle', () => {
    for (const [x, y] of [body, detail, cockpit].flatMap(pointsOf)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(100);
    }
    const across = extent(pointsOf(body).map(([x]) => x));
    const along = extent(pointsOf(body).map(([, y]) => y));
    expect(Math.max(across.length, along.length)).toBeGreaterThan(80);
    expect(Math.abs(across.middle - 50)).toBeLessThan(6);
    expect(Math.abs(along.middle - 50)).toBeLessThan(4);
  });

  it('shows a cockpit and closes its outline', () => {
    expect(cockpit).not.toBe('');
    expect(strokesOf(body).every(({ closed }) => closed)).toBe(true);
    expect(strokesOf(cockpit).every(({ closed }) => closed)).toBe(true);
  });
});

describe('an unknown ship', () => {
  it('has a silhouette by its size', () => {
    const drawings = (['small', 'medium', 'large'] as const).map((size) => silhouetteOf('no such ship', size).body);
    expect(new Set(drawings).size).toBe(3);
    expect(silhouetteOf('no such ship').body).toBe(drawings[0]);
  });
});
