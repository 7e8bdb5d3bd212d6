import { disc, rectangle } from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import {
  BARRICADE,
  type MiniatureWish,
  miniature,
  type PieceWish,
  part,
  parts,
  pieceKind,
  sceneOf,
  wall,
} from '../../test/scenes.ts';
import { unitCover } from './cover.ts';
import type { Miniature } from './model.ts';
import { sees } from './sight.ts';

/** Who looks along +y from the origin. */
const leader = miniature({ id: 'leader', unit: 'attackers', x: 0, y: 0 });

/** A unit whose miniatures stand at some places. */
function unit(places: readonly (readonly [x: number, y: number])[], wish: Partial<MiniatureWish> = {}): Miniature[] {
  return places.map(([x, y], i) => miniature({ ...wish, id: `d${i}`, unit: 'defenders', seat: 1, x, y }));
}

function coverOf(
  terrain: readonly PieceWish[],
  defenders: readonly Miniature[],
  { from = leader, others = [] }: { from?: Miniature; others?: readonly Miniature[] } = {},
) {
  return unitCover(sceneOf(parts(...terrain), from, ...defenders, ...others), from, defenders);
}

const WOODS = pieceKind([part(disc(0, 0, 60), 80, { solid: false })], 'light', { area: true });

describe('the examples of the rules', () => {
  it('gives a unit of five cover when three of it are obscured', () => {
    const five = unit([-120, -60, 0, 60, 120].map((x) => [x, 300] as const));
    const result = coverOf([{ id: 'low wall', kind: wall(160, 30), x: 0, y: 270 }], five);
    expect(result.minis.map(({ by }) => by)).toEqual([null, 'low wall', 'low wall', 'low wall', null]);
    expect(result).toMatchObject({ cover: 'heavy', obscured: 3, counted: 5 });
  });

  it('gives light cover when two are behind woods and one wholly behind a wall', () => {
    const five = unit([-160, -40, 40, 150, 230].map((x) => [x, 400] as const));
    const woods = { id: 'woods', kind: WOODS, x: 0, y: 300 };
    const high = { id: 'wall', kind: wall(60, 120), x: 150, y: 370 };
    const result = coverOf([woods, high], five);
    expect(result.minis.map(({ obscured }) => obscured)).toEqual(['none', 'light', 'light', 'heavy', 'none']);
    expect(result.minis.map(({ seen }) => seen)).toEqual([true, true, true, false, true]);
    expect(result.cover).toBe('light');
  });

  it('hides one of five from the top of an AT-RT', () => {
    const rt = miniature({ id: 'at-rt', unit: 'rt', type: 'ground', size: 70, x: 0, y: 0 });
    const five = unit([-160, -80, 0, 80, 160].map((x) => [x, 300] as const));
    const scene = sceneOf(parts({ id: 'wall', kind: wall(40, 90), x: 80, y: 275 }), rt, ...five);
    expect(five.map((mini) => sees(scene, rt, mini))).toEqual([true, true, true, false, true]);
  });

  it('does not obscure a trooper behind a barricade of whom an AT-ST sees everything', () => {
    const st = miniature({ id: 'at-st', unit: 'st', type: 'ground', size: 100, x: 0, y: 0 });
    const barricade = { id: 'barricade', kind: BARRICADE, x: 0, y: 150 };
    expect(coverOf([barricade], unit([[0, 300]]), { from: st })).toMatchObject({ cover: 'none', obscured: 0 });
    expect(coverOf([barricade], unit([[0, 300]]))).toMatchObject({ cover: 'heavy', obscured: 1 });
  });

  it('gives light cover behind an AT-RT, which counts as area terrain', () => {
    const rt = miniature({ id: 'at-rt', unit: 'rt', type: 'ground', size: 70, x: 0, y: 150 });
    const result = coverOf([], unit([[60, 300]]), { others: [rt] });
    expect(result).toMatchObject({ cover: 'light', minis: [{ by: 'rt', seen: true }] });
  });
});

describe('a barricade', () => {
  const barricade = { id: 'barricade', kind: BARRICADE, x: 0, y: 280 };
  it.each([
    ['trooper', 27, 'heavy'],
    ['emplacement', 50, 'heavy'],
    ['creature', 50, 'none'],
    ['ground', 70, 'none'],
    ['repulsor', 100, 'none'],
  ] as const)('is to a %s on %i mm %s cover', (type, size, cover) => {
    expect(coverOf([barricade], unit([[0, 340]], { type, size })).cover).toBe(cover);
  });

  it('says how high it hides', () => {
    const [mini] = coverOf([barricade], unit([[0, 300]])).minis;
    // From 42 mm down over the far edge at 286 to the middle of the base at 300.
    expect(mini?.hidden?.from).toBe(0);
    expect(mini?.hidden?.to).toBeCloseTo(42 - (14 * 300) / 286, 9);
  });
});

it('a wall that is higher than the eye hides more and more above it, the further behind it one stands', () => {
  const tall = unit([[0, 400]], { type: 'ground', size: 100 });
  const [mini] = coverOf([{ id: 'wall', kind: wall(200, 60), x: 0, y: 202 }], tall).minis;
  // From 42 mm up over the near edge at 200 to twice as far.
  expect(mini?.hidden?.to).toBeCloseTo(42 + 2 * 18, 9);
});

describe('what touches the base of the leader', () => {
  it('is ignored while he sees something', () => {
    const low = { id: 'low', kind: wall(100, 41.5), x: 0, y: 13.5 + 2 + 0.05 };
    expect(coverOf([low], unit([[0, 300]])).cover).toBe('none');
    expect(coverOf([{ ...low, y: 16 }], unit([[0, 300]])).cover).toBe('heavy');
  });

  it('counts when he sees nothing', () => {
    const high = { id: 'high', kind: wall(100, 60, 'light'), x: 0, y: 13.5 + 2 + 0.05 };
    // Wholly hidden by terrain is heavy cover, whatever the terrain gives.
    expect(coverOf([high], unit([[0, 300]]))).toMatchObject({
      cover: 'heavy',
      minis: [{ seen: false, by: 'high', hidden: { from: 0, to: 42 } }],
    });
  });

  it('may be the floor he stands on', () => {
    const hill = pieceKind([part(rectangle(200, 200), 60, { stand: true })], 'light');
    const from = miniature({ unit: 'attackers', x: 0, y: 60, z: 60, on: 'hill/0' });
    const below = unit([[0, 130]]);
    expect(coverOf([{ id: 'hill', kind: hill, x: 0, y: 0 }], below, { from }).cover).toBe('none');
    const above = unit([[0, 70]], { z: 60, on: 'hill/0' });
    expect(coverOf([{ id: 'hill', kind: hill, x: 0, y: 0 }], above, { from: miniature({ x: 0, y: 250 }) }).cover).toBe(
      'light',
    );
  });

  it('may be another miniature', () => {
    const beside = (y: number) => [miniature({ unit: 'dewback', type: 'creature', size: 50, x: 0, y })];
    expect(coverOf([], unit([[0, 300]]), { others: beside(13.5 + 25) }).cover).toBe('none');
    expect(coverOf([], unit([[0, 300]]), { others: beside(13.5 + 25 + 1) }).cover).toBe('light');
  });
});

describe('the two steps', () => {
  it('need the line between the centres to cross what hides', () => {
    const aside = (x: number) => [{ id: 'post', kind: wall(20, 60), x, y: 200 }];
    // Its edge 8 mm beside the line hides some of the base, but the line passes it.
    expect(coverOf(aside(14), unit([[0, 300]]))).toMatchObject({ cover: 'none', minis: [{ seen: true }] });
    expect(coverOf(aside(9), unit([[0, 300]]))).toMatchObject({ cover: 'heavy' });
    // Touching is not crossing.
    expect(coverOf(aside(10), unit([[0, 300]]))).toMatchObject({ cover: 'none' });
  });

  it('need what the line crosses to hide something', () => {
    expect(coverOf([{ id: 'curb', kind: wall(100, 5), x: 0, y: 150 }], unit([[0, 300]])).cover).toBe('none');
    expect(coverOf([{ id: 'curb', kind: wall(100, 5), x: 0, y: 280 }], unit([[0, 300]])).cover).toBe('heavy');
  });

  it('take the heavier of two', () => {
    const woods = { id: 'woods', kind: WOODS, x: 0, y: 150 };
    const low = { id: 'low', kind: wall(100, 30), x: 0, y: 280 };
    const [both] = coverOf([woods, low], unit([[0, 300]])).minis;
    expect(both).toMatchObject({ obscured: 'heavy', by: 'low' });
  });

  it('find nothing in terrain that gives none', () => {
    expect(coverOf([{ id: 'fence', kind: wall(100, 30, 'none'), x: 0, y: 280 }], unit([[0, 300]])).cover).toBe('none');
  });

  it('find nobody obscured who stands above an area, or whom one sees over it from high up', () => {
    const high = miniature({ ...leader, x: 0, y: 0, z: 300 });
    const woods = (y: number) => [{ id: 'woods', kind: WOODS, x: 0, y }];
    expect(coverOf(woods(400), unit([[0, 400]], { z: 90 }), { from: high }).cover).toBe('none');
    expect(coverOf(woods(400), unit([[0, 400]], { z: 70 }), { from: high }).cover).toBe('light');
    expect(coverOf(woods(100), unit([[0, 400]]), { from: high }).cover).toBe('none');
    expect(coverOf(woods(300), unit([[0, 400]]), { from: high }).cover).toBe('light');
  });

  it('find a miniature obscured that stands in an area', () => {
    const lone = unit([[0, 300]]);
    expect(coverOf([{ id: 'woods', kind: WOODS, x: 0, y: 340 }], lone).cover).toBe('light');
    // The line ends at the middle of the base, before the wood begins.
    expect(coverOf([{ id: 'woods', kind: WOODS, x: 0, y: 361 }], lone).cover).toBe('none');
  });
});

describe('miniatures that give no cover', () => {
  it.each([
    ['a trooper', { type: 'trooper', size: 27 }],
    ['a repulsor', { type: 'repulsor', size: 100, height: 45 }],
  ] as const)('are %s', (_, wish) => {
    const between = miniature({ ...wish, unit: 'between', x: 0, y: 150 });
    expect(coverOf([], unit([[0, 300]]), { others: [between] }).cover).toBe('none');
  });

  it('are of the same unit', () => {
    const pair = unit(
      [
        [0, 200],
        [0, 300],
      ],
      { type: 'ground', size: 70 },
    );
    expect(coverOf([], pair)).toMatchObject({ cover: 'none', obscured: 0 });
  });

  it('but a tank on tracks gives heavy cover, and so does what hovers over the ground', () => {
    const tank = miniature({ unit: 'tank', type: 'ground', size: '100x175', gives: 'heavy', x: 0, y: 150 });
    expect(coverOf([], unit([[40, 300]]), { others: [tank] }).cover).toBe('heavy');
    const aat = { type: 'repulsor', size: 150, hidesFrom: 0, coversAsGround: true, gives: 'heavy' } as const;
    expect(coverOf([], unit([[60, 300]]), { others: [miniature({ ...aat, unit: 'aat', x: 0, y: 150 })] }).cover).toBe(
      'heavy',
    );
  });
});

describe('a miniature of which nothing is seen', () => {
  const hidden = unit([[0, 320]]);
  it('has the cover of the vehicle that hides it', () => {
    const walker = miniature({ unit: 'walker', type: 'ground', size: 100, x: 0, y: 200 });
    expect(coverOf([], hidden, { others: [walker] })).toMatchObject({ cover: 'light', minis: [{ seen: false }] });
  });

  it('has none behind repulsors alone', () => {
    const speeder = miniature({ unit: 'speeder', type: 'repulsor', size: 100, height: 90, hidesFrom: 0, x: 0, y: 200 });
    expect(coverOf([], hidden, { others: [speeder] })).toMatchObject({ cover: 'none', minis: [{ seen: false }] });
  });

  it('has heavy cover if terrain is needed to hide it', () => {
    const walker = miniature({ unit: 'walker', type: 'ground', size: 100, height: 160, x: -45, y: 200 });
    const half = { id: 'half', kind: wall(60, 100, 'light'), x: 32, y: 290 };
    expect(coverOf([half], hidden, { others: [walker] })).toMatchObject({
      cover: 'heavy',
      minis: [{ seen: false, by: 'half' }],
    });
  });
});

describe('a depression', () => {
  const crater = pieceKind([part(disc(0, 0, 40), 0, { bottom: -10, solid: false })], 'light', { depression: true });

  it('covers who is wholly inside, though less than half is hidden', () => {
    const inside = { id: 'crater', kind: crater, x: 0, y: 300 };
    expect(coverOf([inside], unit([[20, 310]])).minis).toMatchObject([
      { obscured: 'light', by: 'crater', hidden: null },
    ]);
    expect(coverOf([inside], unit([[30, 300]])).cover).toBe('none');
  });

  it('covers who stands across the seam of its parts', () => {
    const halves = [rectangle(60, 60), disc(45, 0, 30)].map((half) => part(half, 0, { solid: false }));
    const two = pieceKind(halves, 'heavy', { depression: true });
    expect(coverOf([{ id: 'trench', kind: two, x: 0, y: 300 }], unit([[30, 300]])).cover).toBe('heavy');
    expect(coverOf([{ id: 'trench', kind: two, x: 0, y: 300 }], unit([[30, 320]])).cover).toBe('none');
  });

  it('is ignored when the line merely crosses it', () => {
    expect(coverOf([{ id: 'crater', kind: crater, x: 0, y: 200 }], unit([[0, 300]])).cover).toBe('none');
  });
});

describe('the majority', () => {
  /** One wall before each of the first miniatures. */
  function behind(covers: readonly ('light' | 'heavy' | null)[], wish: Partial<MiniatureWish> = {}) {
    const minis = unit(
      covers.map((_, i) => [60 * i - 120, 300] as const),
      wish,
    );
    const walls = covers.flatMap((cover, i) =>
      cover === null ? [] : [{ id: `w${i}`, kind: wall(30, 30, cover), x: 60 * i - 120, y: 284 }],
    );
    return coverOf(walls, minis);
  }

  it.each([
    [['light', 'light', null, null], 'light'],
    [['heavy', null, null], 'none'],
    [['light', 'heavy', null, null], 'heavy'],
    [['light', 'light', 'heavy', null, null], 'light'],
    [['light', 'heavy', 'heavy', null, null], 'heavy'],
    [['heavy', 'light'], 'heavy'],
    [[null, null], 'none'],
  ] as const)('of %j is %s', (covers, cover) => {
    expect(behind(covers).cover).toBe(cover);
  });

  it('leaves small miniatures out', () => {
    const minis = unit([
      [0, 300],
      [100, 300],
      [200, 300],
    ]).map((mini, i) => ({ ...mini, smallTarget: i === 2 }));
    const result = coverOf([{ id: 'w', kind: wall(30, 30), x: 0, y: 284 }], minis);
    expect(result).toMatchObject({ cover: 'heavy', counted: 2, obscured: 1 });
  });
});

it('does not count the stand of a repulsor as part of it', () => {
  const low = { id: 'low', kind: wall(160, 18), x: 0, y: 200 };
  const speeder = unit([[0, 300]], { type: 'repulsor', size: 100, height: 45 });
  const tank = unit([[0, 300]], { type: 'ground', size: 100, height: 45 });
  expect(coverOf([low], speeder).cover).toBe('none');
  expect(coverOf([low], tank).cover).toBe('heavy');
});
