import {
  area,
  boundingBox,
  disc,
  outlineOf,
  overlaps,
  penetrationDepth,
  placedShape,
  rectangle,
  type Shape,
  sharedArea,
} from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import { MODES } from '../army/modes.ts';
import { BAND, OVERLAP, type PlacedPart } from '../battlefield/model.ts';
import { placedParts } from '../battlefield/scene.ts';
import { allBattleCards } from '../cards/catalog.ts';
import { isInZone } from '../rules/zones.ts';
import { SIZES } from '../setup.ts';
import { BATTLEFIELDS, battlefieldsFor } from './battlefields.ts';
import { allTerrain, terrainKind } from './kinds.ts';
import { groundOf } from './outline.ts';
import { placeOf, terrainSet } from './sets.ts';

const LAID = (['standard', 'skirmish', 'grand-army'] as const).flatMap((mode) =>
  battlefieldsFor(mode).map((id) => ({ mode, id })),
);

function partsOf(id: string): readonly PlacedPart[] {
  return placedParts(BATTLEFIELDS[id]?.pieces ?? [], terrainKind);
}

function isOnTable(shape: Shape, width: number, depth: number): boolean {
  const { minX, minY, maxX, maxY } =
    shape.kind === 'disc'
      ? {
          minX: shape.x - shape.radius,
          maxX: shape.x + shape.radius,
          minY: shape.y - shape.radius,
          maxY: shape.y + shape.radius,
        }
      : boundingBox(shape);
  return minX >= 0 && minY >= 0 && maxX <= width && maxY <= depth;
}

/** Pieces that lie over one another. */
function overlapping(parts: readonly PlacedPart[]): string[] {
  return parts.flatMap((a, i) =>
    parts
      .slice(i + 1)
      .filter(
        (b) =>
          a.piece.id !== b.piece.id &&
          overlaps(a.footprint, b.footprint) &&
          penetrationDepth(a.footprint, b.footprint) > OVERLAP,
      )
      .map((b) => `${a.id} ${b.id}`),
  );
}

/** How much of a rectangle gives cover, heavy counted twice. */
function coverIn(parts: readonly PlacedPart[], half: Shape): number {
  const within = outlineOf(half);
  const weight = { none: 0, light: 1, heavy: 2 };
  return parts
    .filter(({ bottom }) => bottom === 0)
    .reduce(
      (sum, { footprint, kind }) => sum + weight[kind.cover.trooper] * sharedArea(outlineOf(footprint), within),
      0,
    );
}

/** Places for a leader on a grid, with some room about it. */
function roomIn(
  zone: readonly { x: number; y: number }[],
  parts: readonly PlacedPart[],
  { width, depth }: { width: number; depth: number },
): number {
  let count = 0;
  for (let y = 40; y < depth; y += 40) {
    for (let x = 40; x < width; x += 40) {
      const spot = disc(x, y, 32);
      if (isInZone([zone], spot) && !parts.some(({ footprint, solid }) => solid && overlaps(footprint, spot))) count++;
    }
  }
  return count;
}

describe('terrain', () => {
  it('has at least twenty kinds, every one named in three languages', () => {
    expect(allTerrain().length).toBeGreaterThanOrEqual(20);
    expect(new Set(allTerrain().map(({ id }) => id)).size).toBe(allTerrain().length);
    for (const { name } of allTerrain()) expect(Object.values(name).every((word) => word.length > 2)).toBe(true);
  });

  it('is made of bodies that are higher than nothing', () => {
    for (const { parts } of allTerrain()) {
      expect(parts.length).toBeGreaterThan(0);
      for (const { footprint, bottom, top } of parts) {
        expect(top).toBeGreaterThan(bottom);
        expect(footprint.kind === 'disc' || area(footprint) > 0).toBe(true);
      }
    }
  });
});

describe.each(LAID)('the battlefield $id', ({ mode, id }) => {
  const { width, depth } = SIZES[mode];
  const parts = partsOf(id);
  const isGrand = mode === 'grand-army';
  const cards = allBattleCards().filter((card) => card.mode === MODES[mode].battle);
  /** Cards are printed for the usual table and lie in the middle of a deeper one. */
  const margin = isGrand ? (depth - SIZES.standard.depth) / 2 : 0;

  it('is alike for both players: every piece has one opposite', () => {
    const places = (BATTLEFIELDS[id]?.pieces ?? []).map(({ pose }) => pose);
    for (const { x, y, heading } of places) {
      expect(places).toContainEqual({ x: width - x, y: depth - y, heading: (heading + 180) % 360 });
    }
  });

  it('has all its pieces on the table, and none over another', () => {
    const count = BATTLEFIELDS[id]?.pieces.length ?? 0;
    expect(count).toBeGreaterThanOrEqual(14);
    expect(count).toBeLessThanOrEqual(isGrand ? 36 : 24);
    expect(parts.filter(({ footprint }) => !isOnTable(footprint, width, depth)).map(({ id: part }) => part)).toEqual(
      [],
    );
    expect(overlapping(parts)).toEqual([]);
  });

  it('has room in every deployment zone', () => {
    const bands = [0, depth - 2 * BAND].map((low) => [
      { x: 0, y: low },
      { x: width, y: low },
      { x: width, y: low + 2 * BAND },
      { x: 0, y: low + 2 * BAND },
    ]);
    if (isGrand) for (const zone of bands) expect(roomIn(zone, parts, { width, depth })).toBeGreaterThan(80);
    for (const { id: card, zones } of isGrand ? [] : cards) {
      for (const zone of [...(zones?.blue ?? []), ...(zones?.red ?? [])]) {
        expect(roomIn(zone, parts, { width, depth }), card).toBeGreaterThan(12);
      }
    }
  });

  it('leaves the places free where objectives lie', () => {
    const places = cards.flatMap((card) => card.places);
    expect(places.length).toBeGreaterThan(0);
    for (const { x, y } of places) {
      const near = parts.filter(
        ({ solid, footprint, kind }) =>
          (solid || kind.movement.trooper === 'impassable') && overlaps(footprint, disc(x, y + margin, 20)),
      );
      expect(near.map(({ id: part }) => part)).toEqual([]);
    }
  });

  it('gives both sides about as much cover', () => {
    const lower = coverIn(parts, placedShape(rectangle(width, depth / 2), { x: width / 2, y: depth / 4, heading: 0 }));
    const upper = coverIn(
      parts,
      placedShape(rectangle(width, depth / 2), { x: width / 2, y: (3 * depth) / 4, heading: 0 }),
    );
    expect(lower).toBeGreaterThan(width * depth * 0.05);
    expect(lower / upper).toBeGreaterThan(0.75);
    expect(lower / upper).toBeLessThan(1.34);
  });
});

describe.each(LAID)('the pieces set aside for $id', ({ mode, id }) => {
  const place = BATTLEFIELDS[id]?.place ?? 'ruins';
  const kinds = terrainSet(place, SIZES[mode]).map(terrainKind);

  it('are an even number and cover about a quarter of the battlefield', () => {
    const { width, depth } = SIZES[mode];
    const share = kinds.reduce((sum, kind) => sum + groundOf(kind), 0) / (width * depth);
    expect(kinds.length % 2).toBe(0);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  });

  it('are some that block sight and some that only give cover', () => {
    const tall = kinds.filter(({ parts }) => parts.some(({ solid, top }) => solid && top >= 42));
    expect(tall.length).toBeGreaterThanOrEqual(4);
    expect(kinds.length - tall.length).toBeGreaterThanOrEqual(4);
  });
});

describe('what a place looks like', () => {
  it('is told by what lies there', () => {
    for (const { place, pieces } of Object.values(BATTLEFIELDS)) {
      expect(placeOf(pieces.map(({ kind }) => kind))).toBe(place);
    }
  });

  it('is nothing where only barricades lie', () => {
    expect(placeOf(['barricade', 'fence'])).toBeNull();
  });
});
