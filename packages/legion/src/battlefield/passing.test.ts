import { expect, test } from 'vitest';
import { block, box, IMPASSABLE, kindOf, mini } from '../../test/field.ts';
import { UNIT_TYPES, type UnitType } from './model.ts';
import { endingOver, type Licence, type Passing, passingMiniature, passingPart } from './passing.ts';

const PLAIN: Licence = { kind: 'standard', bands: 0, leaps: false, withdrawing: false };
const of = (type: UnitType, more = {}) => mini(`${type}-1`, 0, 0, { type, height: 60, ...more });
const meets = (mover: UnitType, other: UnitType, engaged = false, licence = PLAIN) =>
  passingMiniature(of(mover), { other: of(other), engaged, withMover: engaged }, licence);

test('the movement summaries: who passes whom', () => {
  const table: Record<UnitType, Passing[]> = {
    //         trooper  emplacement  creature  ground  repulsor
    trooper: ['through', 'through', 'stops', 'stops', 'through'],
    emplacement: ['through', 'through', 'stops', 'stops', 'through'],
    creature: ['displaces', 'stops', 'stops', 'stops', 'through'],
    ground: ['displaces', 'stops', 'stops', 'stops', 'through'],
    repulsor: ['through', 'through', 'through', 'through', 'through'],
  };
  for (const mover of UNIT_TYPES)
    expect(
      UNIT_TYPES.map((other) => meets(mover, other)),
      mover,
    ).toEqual(table[mover]);
});

test('engaged troopers are not pushed aside, but by a creature that withdraws from them', () => {
  expect(meets('ground', 'trooper', true)).toBe('stops');
  expect(meets('creature', 'trooper', true)).toBe('stops');
  expect(meets('trooper', 'trooper', true)).toBe('through');
  expect(meets('creature', 'trooper', true, { ...PLAIN, withdrawing: true })).toBe('displaces');
  expect(meets('creature', 'emplacement', true, { ...PLAIN, withdrawing: true })).toBe('stops');
  expect(meets('ground', 'trooper', true, { ...PLAIN, withdrawing: true })).toBe('stops');
});

test('what hovers over the ground is a ground vehicle to others, and pushes as one', () => {
  const hover = of('repulsor', { coversAsGround: true });
  const met = (type: UnitType, more = {}) => ({ other: of(type, more), engaged: false, withMover: false });
  expect(passingMiniature(of('trooper'), met('repulsor', { coversAsGround: true }), PLAIN)).toBe('stops');
  expect(passingMiniature(of('repulsor'), met('repulsor', { coversAsGround: true }), PLAIN)).toBe('through');
  expect(passingMiniature(hover, met('trooper'), PLAIN)).toBe('displaces');
  expect(passingMiniature(hover, met('ground'), PLAIN)).toBe('stops');
  expect(passingMiniature(hover, met('repulsor'), PLAIN)).toBe('through');
});

test('repulsors push aside where a compulsory move ends, and else never', () => {
  const over = (mover: UnitType, other: UnitType, kind: Licence['kind'], engaged = false) =>
    endingOver(of(mover), { other: of(other), engaged, withMover: false }, { ...PLAIN, kind });
  expect(over('repulsor', 'trooper', 'compulsory')).toBe('displaces');
  expect(over('repulsor', 'trooper', 'compulsory', true)).toBe('stops');
  expect(over('repulsor', 'emplacement', 'compulsory')).toBe('stops');
  expect(over('repulsor', 'creature', 'compulsory')).toBe('stops');
  expect(over('repulsor', 'trooper', 'standard')).toBe('stops');
  expect(over('ground', 'trooper', 'reverse')).toBe('displaces');
  expect(over('trooper', 'trooper', 'standard')).toBe('stops');
  expect(
    endingOver(of('creature'), { other: of('trooper'), engaged: false, withMover: false }, { ...PLAIN, leaps: true }),
  ).toBe('stops');
});

test('a jump passes over miniatures of its height, not over taller ones', () => {
  const jump = { ...PLAIN, bands: 1, leaps: true };
  expect(meets('trooper', 'ground', false, jump)).toBe('through');
  const tall = { other: of('ground', { height: 160 }), engaged: false, withMover: false };
  expect(passingMiniature(of('trooper'), tall, jump)).toBe('stops');
  expect(passingMiniature(of('trooper'), tall, { ...jump, bands: 2 })).toBe('through');
});

test('steps: as high as the miniature, half of that for creatures and ground vehicles, bands from the start', () => {
  const part = (top: number, more = {}, kind = kindOf('rock')) => block('rock', box(0, 0, 50, 50), top, kind, more);
  const past = (type: UnitType, top: number, z = 0, licence = PLAIN, start = 0) =>
    passingPart(of(type), part(top), z, start, licence);
  for (const type of ['trooper', 'emplacement', 'repulsor'] as const) {
    expect([past(type, 60), past(type, 60.1)], type).toEqual(['climbs', 'stops']);
  }
  for (const type of ['creature', 'ground'] as const) {
    const tall = (top: number) => passingPart(of(type, { height: 100 }), part(top), 0, 0, PLAIN);
    expect([tall(50), tall(50.1)], type).toEqual(['climbs', 'stops']);
    // What is low and not impassable is passed, however small one is.
    expect([past(type, 42), past(type, 42.1)], type).toEqual(['climbs', 'stops']);
    expect([past(type, 52, 10), past(type, 52.1, 10)], type).toEqual(['climbs', 'stops']);
    expect(passingPart(of(type), part(42, { stand: true }), 0, 0, PLAIN), type).toBe('stops');
  }
  expect(past('trooper', 100, 40)).toBe('climbs');
  expect(past('trooper', 40, 40)).toBe('through');
  const jump = { ...PLAIN, bands: 1, leaps: true };
  expect([past('trooper', 152.4, 0, jump), past('trooper', 153, 0, jump)]).toEqual(['climbs', 'stops']);
  expect(past('trooper', 300, 152.4, jump, 152.4)).toBe('climbs');
  expect(passingPart(of('trooper'), part(200, { bottom: 60 }), 0, 0, PLAIN)).toBe('through');
  expect(passingPart(of('trooper'), part(200, { bottom: 59 }), 0, 0, PLAIN)).toBe('stops');
});

test('impassable pieces stop where there is nothing to step onto', () => {
  const part = (top: number, more = {}) => block('pit', box(0, 0, 50, 50), top, IMPASSABLE, more);
  expect(passingPart(of('trooper'), part(0, { solid: false }), 0, 0, PLAIN)).toBe('stops');
  expect(passingPart(of('trooper'), part(0, { solid: false }), 0, 0, { ...PLAIN, bands: 1 })).toBe('through');
  expect(passingPart(of('trooper'), part(20), 0, 0, PLAIN)).toBe('stops');
  expect(passingPart(of('trooper'), part(20, { stand: true }), 0, 0, PLAIN)).toBe('climbs');
  // A jump is measured from where it began, however high it has come on its way: over a railing of 150 mm, not of 155.
  const jump = { ...PLAIN, bands: 1, leaps: true };
  for (const solid of [true, false]) {
    const past = (top: number, licence: Licence) => passingPart(of('trooper'), part(top, { solid }), 100, 0, licence);
    const free = solid ? 'climbs' : 'through';
    expect([past(150, jump), past(155, jump)]).toEqual([free, 'stops']);
    expect(past(155, { ...jump, bands: 2 })).toBe(free);
    expect(past(150, PLAIN)).toBe('stops');
  }
});
