import { disc, rectangle } from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import { part, pieceKind } from '../../test/scenes.ts';
import type { Piece } from './model.ts';
import { partsAt, placedParts, standingAt, surfacesAt } from './scene.ts';

const HOUSE = pieceKind(
  [
    part(rectangle(200, 100), 2, { stand: true }),
    part(rectangle(200, 100), 80, { bottom: 76, stand: true }),
    part(disc(60, 0, 20), 120),
  ],
  'heavy',
);
const kindOf = () => HOUSE;
const house = (id: string, x: number, y: number, heading = 0): Piece => ({
  id,
  kind: 'house',
  pose: { x, y, heading },
});

describe('parts', () => {
  it('lie where their piece does', () => {
    const parts = placedParts([house('a', 300, 200, 90)], kindOf);
    expect(parts.map(({ id, bottom, top }) => [id, bottom, top])).toEqual([
      ['a/0', 0, 2],
      ['a/1', 76, 80],
      ['a/2', 0, 120],
    ]);
    // Its right is down the table now.
    expect(parts[2]?.footprint).toMatchObject({ x: 300, y: 140, radius: 20 });
  });

  it('are the same list for the same terrain, and another for another', () => {
    const parts = placedParts([house('a', 0, 0), house('b', 500, 0)], kindOf);
    expect(placedParts([house('a', 0, 0), house('b', 500, 0)], kindOf)).toBe(parts);
    expect(placedParts([house('a', 0, 0)], kindOf)).not.toBe(parts);
    expect(placedParts([house('a', 0, 0), house('b', 500, 1)], kindOf)).not.toBe(parts);
    expect(placedParts([house('a', 0, 0), house('b', 500, 0)], kindOf)).toBe(parts);
    for (let i = 0; i < 10; i++) placedParts([house('c', i, 0)], kindOf);
    expect(placedParts([house('a', 0, 0), house('b', 500, 0)], kindOf)).toEqual(parts);
  });

  it('grow with a list that terrain is added to', () => {
    const pieces = [house('a', 0, 0)];
    expect(placedParts(pieces, kindOf)).toHaveLength(3);
    pieces.push(house('b', 500, 0));
    expect(placedParts(pieces, kindOf)).toHaveLength(6);
  });
});

describe('the surface under a point', () => {
  const parts = placedParts([house('a', 195, 95), house('b', -350, -20)], kindOf);

  it('is the highest, the highest not above something, or the ground', () => {
    expect(surfacesAt(parts, 195, 95).map(({ id }) => id)).toEqual(['a/1', 'a/0']);
    expect(standingAt(parts, 195, 95)?.id).toBe('a/1');
    expect(standingAt(parts, 195, 95, 79)?.id).toBe('a/0');
    expect(standingAt(parts, 195, 95, 1)).toBeNull();
    expect(standingAt(parts, 195, 200)).toBeNull();
  });

  it('is found in every cell that a part reaches into', () => {
    for (const x of [96, 101, 199, 201, 294]) {
      for (const y of [46, 99, 101, 144]) expect(standingAt(parts, x, y)?.id).toBe('a/1');
    }
    expect(standingAt(parts, -449, -69)?.id).toBe('b/1');
    expect(partsAt(parts, -290, -20).map(({ id }) => id)).toEqual(['b/0', 'b/1', 'b/2']);
  });
});
