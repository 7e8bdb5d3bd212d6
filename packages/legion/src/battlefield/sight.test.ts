import { cos, disc, rectangle, sin } from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import { randomAttack } from '../../test/battles.ts';
import { miniature, part, parts, pieceKind, sceneOf, wall } from '../../test/scenes.ts';
import type { Miniature, PlacedPart } from './model.ts';
import { blockersOf, SEEN, sees, shareSeen } from './sight.ts';

const viewer = miniature({ id: 'viewer', x: 0, y: 0 });
const target = miniature({ id: 'target', seat: 1, x: 0, y: 300 });

function seesPast(
  terrain: readonly PlacedPart[],
  from = viewer,
  to = target,
  ...others: readonly Miniature[]
): boolean {
  return sees(sceneOf(terrain, from, to, ...others), from, to);
}

describe('a wall', () => {
  const of = (height: number, x = 0, width = 100) => parts({ id: 'wall', kind: wall(width, height), x, y: 150 });

  it('hides from its height up to the eye', () => {
    expect(seesPast(of(41.9))).toBe(true);
    // Equal hides: eye and head are level with its top.
    expect(seesPast(of(42))).toBe(false);
  });

  it('hides only what is behind it', () => {
    expect(seesPast(parts({ id: 'wall', kind: wall(100, 60), x: 0, y: 350 }))).toBe(true);
    expect(seesPast(parts({ id: 'wall', kind: wall(100, 60), x: 0, y: -50 }))).toBe(true);
    expect(seesPast(parts({ id: 'wall', kind: wall(100, 60), x: 0, y: 316 }))).toBe(true);
    expect(seesPast(parts({ id: 'wall', kind: wall(100, 60), x: 0, y: 284 }))).toBe(false);
  });

  it('hides less and less as it ends nearer', () => {
    const shares = [0, 10, 20, 50, 58, 60].map((x) => shareSeen(sceneOf(of(60, x)), viewer, target));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(1e-9);
    expect(shares[3]).toBeCloseTo(0.5, 2);
    expect(shares[5]).toBe(1);
  });

  it('of several parts leaks through no seam', () => {
    for (let cuts = 1; cuts < 40; cuts++) {
      const width = 100 / cuts;
      const pieces = Array.from({ length: cuts }, (_, i) => ({
        id: `w${i}`,
        kind: wall(width, 60),
        x: (i + 0.5) * width - 50,
        y: 150,
      }));
      expect(seesPast(parts(...pieces))).toBe(false);
    }
  });

  it('never reveals more by growing', () => {
    const share = (width: number, height: number) => shareSeen(sceneOf(of(height, 4, width)), viewer, target);
    for (const width of [4, 10, 14, 20, 30]) {
      for (const height of [10, 20, 30, 40, 50]) {
        expect(share(width + 3, height)).toBeLessThanOrEqual(share(width, height) + 1e-9);
        expect(share(width, height + 3)).toBeLessThanOrEqual(share(width, height) + 1e-9);
      }
    }
  });
});

describe('heights', () => {
  const roof = (bottom: number, top: number, y = 300) =>
    parts({ id: 'slab', kind: pieceKind([part(rectangle(160, 160), top, { bottom, stand: true })], 'heavy'), x: 0, y });

  it('let one see under a slab, and not through it', () => {
    const above = miniature({ x: 0, y: 300, z: 63 });
    expect(seesPast(roof(60, 63))).toBe(true);
    // Its edge hides who stands well behind it, from below and near.
    const below = miniature({ x: 0, y: 190 });
    expect(seesPast(roof(60, 63), viewer, above)).toBe(true);
    expect(seesPast(roof(60, 63), below, above)).toBe(false);
    expect(seesPast(roof(60, 63), below, { ...above, pose: { x: 0, y: 235, heading: 0 } })).toBe(true);
    expect(seesPast(roof(60, 63), below, miniature({ x: 0, y: 300, z: 63, size: 100 }))).toBe(true);
  });

  it('let nobody see through the floor', () => {
    const up = miniature({ x: 0, y: 300, z: 63 });
    const down = miniature({ x: 3, y: 302 });
    expect(seesPast(roof(60, 63), up, down)).toBe(false);
    expect(seesPast(roof(60, 63), down, up)).toBe(false);
    expect(seesPast(roof(60, 63, 900), up, down)).toBe(true);
    expect(seesPast(roof(60, 63, 900), down, up)).toBe(true);
    // The eye over the target sees past a slab that covers half of it.
    expect(
      shareSeen(
        sceneOf(roof(60, 63, 300 + 80)),
        { ...up, pose: { x: 0, y: 300, heading: 0 } },
        miniature({ x: 0, y: 300 }),
      ),
    ).toBeCloseTo(0.5, 2);
  });

  it('let a walker see over what hides a trooper', () => {
    const low = parts({ id: 'wall', kind: wall(100, 50), x: 0, y: 150 });
    const walker = miniature({ type: 'ground', size: 100, x: 0, y: 0 });
    expect(seesPast(low)).toBe(false);
    expect(seesPast(low, walker)).toBe(true);
    expect(seesPast(low, viewer, { ...walker, id: 'other', pose: { x: 0, y: 300, heading: 0 } })).toBe(true);
  });

  it('let a gunner see from where he sits', () => {
    const low = parts({ id: 'wall', kind: wall(100, 42), x: 0, y: 150 });
    const gun = miniature({ type: 'emplacement', size: 70, x: 0, y: 0 });
    expect(seesPast(low, gun)).toBe(true);
    expect(seesPast(low, { ...gun, eye: 38 })).toBe(false);
  });
});

describe('miniatures', () => {
  const between = (wish: Partial<Miniature>, size: 27 | 50 | 100 = 100) =>
    miniature({ id: 'between', x: 0, y: 200, size, height: 100, ...wish });

  it('block if they are vehicles, and never if they are troopers', () => {
    expect(seesPast([], viewer, target, between({ type: 'ground' }))).toBe(false);
    expect(seesPast([], viewer, target, between({ type: 'trooper' }))).toBe(true);
    expect(seesPast([], viewer, target, between({ type: 'creature' }))).toBe(true);
    expect(seesPast([], viewer, target, between({ type: 'emplacement' }))).toBe(true);
    expect(seesPast([], viewer, target, between({ type: 'trooper', coversAsGround: true }))).toBe(false);
  });

  it('block of their own unit too, but not themselves', () => {
    expect(seesPast([], viewer, target, between({ type: 'ground', unit: viewer.unit }))).toBe(false);
    const walker = miniature({ type: 'ground', size: 100, x: 0, y: 0 });
    expect(seesPast([], walker, between({ type: 'ground' }))).toBe(true);
  });

  it('of repulsors let one see under their bodies', () => {
    const speeder = between({ type: 'repulsor', hidesFrom: 50 });
    expect(seesPast([], viewer, target, speeder)).toBe(true);
    expect(seesPast([], viewer, target, { ...speeder, hidesFrom: 0 })).toBe(false);
  });
});

it('tells what hides a target, most of it first', () => {
  const terrain = parts(
    { id: 'low', kind: wall(100, 20), x: 0, y: 280 },
    { id: 'post', kind: pieceKind([part(disc(0, 0, 10), 90)], 'heavy'), x: 0, y: 150 },
    { id: 'far', kind: wall(100, 90), x: 0, y: 400 },
  );
  const tank = miniature({ id: 'tank', type: 'ground', size: 70, x: 40, y: 60 });
  const found = blockersOf(sceneOf(terrain, viewer, target, tank), viewer, target);
  expect(found.map((by) => (by.kind === 'part' ? by.part.id : by.miniature.id))).toEqual(['post/0', 'low/0']);
  expect(found[0]?.share).toBeGreaterThan(found[1]?.share ?? 1);
});

/** A point turned about the origin, and perhaps mirrored. */
function moved({ x, y, heading }: { x: number; y: number; heading: number }, turn: number, mirror: boolean) {
  const mx = mirror ? -x : x;
  return {
    x: mx * cos(turn) + y * sin(turn),
    y: y * cos(turn) - mx * sin(turn),
    heading: (mirror ? -heading : heading) + turn,
  };
}

describe('whole battlefields', () => {
  it.each([
    ['turned', 37, false],
    ['turned by a quarter', 90, false],
    // Every kind of piece here is its own mirror image.
    ['mirrored', 0, true],
    ['mirrored and turned', 200, true],
  ])('%s look the same', (_, turn, mirror) => {
    for (let seed = 1; seed <= 12; seed++) {
      const { scene, attackers, defenders } = randomAttack(seed);
      const wishes = new Map(scene.parts.map(({ piece, kind }) => [piece, kind]));
      const pieces = [...wishes].map(([piece, kind]) => ({ id: piece.id, kind, ...moved(piece.pose, turn, mirror) }));
      const move = (mini: Miniature) => ({ ...mini, pose: moved(mini.pose, turn, mirror) });
      const other = sceneOf(parts(...pieces), ...scene.miniatures.map(move));
      for (const from of attackers) {
        for (const to of defenders) {
          expect(shareSeen(other, move(from), move(to))).toBeCloseTo(shareSeen(scene, from, to), 6);
        }
      }
    }
  });

  it('never show more with a piece more', () => {
    for (let seed = 20; seed < 30; seed++) {
      const { scene, attackers, defenders } = randomAttack(seed);
      const fewer = { ...scene, parts: scene.parts.filter((_, i) => i % 3 !== 0) };
      for (const from of attackers) {
        for (const to of defenders) {
          const less = shareSeen(fewer, from, to);
          expect(shareSeen(scene, from, to)).toBeLessThanOrEqual(less + 1e-6);
          expect(sees(fewer, from, to)).toBe(less > SEEN);
          if (sees(scene, from, to)) expect(sees(fewer, from, to)).toBe(true);
        }
      }
    }
  });
});
