import { describe, expect, it } from 'vitest';
import { legion } from './index.ts';
import { checkPossible } from './possible.ts';

const luke = {
  id: 'luke',
  unit: 'luke-skywalker-hero-of-the-rebellion',
  upgrades: ['defensive-stance', 'force-push'],
  minis: [[500, 300, 0]],
};
const storm = { id: 'storm', unit: 'stormtroopers', seat: 1, minis: [[500, 500, 180]] };
const markers = [{ id: 'crate', kind: 'objective', pose: [800, 300, 0] }];
const check =
  (changes: object, more: object = {}) =>
  () =>
    checkPossible(legion.parseSetup({ position: { units: [{ ...luke, ...changes }, storm], markers, ...more } }));

describe('a position', () => {
  it.each([
    ['as it may come about', {}],
    ['with bases that touch', { minis: [[500, 473, 0]] }],
    ['with a base at the edge', { minis: [[13.5, 300, 0]] }],
    ['with all the wounds that somebody outlives', { minis: [{ pose: [500, 300, 0], wounds: 5 }] }],
    ['with a token that is claimed', { claimed: ['crate'] }],
    ['with a card on its other side, and one exhausted', { flipped: ['defensive-stance'], exhausted: ['force-push'] }],
  ])('%s is taken', (_, changes) => {
    expect(check(changes)).not.toThrow();
  });

  it.each([
    ['two bases in one spot', { minis: [[500, 474, 0]] }, 'position.units[0].minis[0]'],
    ['a base over the edge', { minis: [[13, 300, 0]] }, 'position.units[0].minis[0]'],
    ['as many wounds as it can take', { minis: [{ pose: [500, 300, 0], wounds: 6 }] }, 'position.units[0].minis[0]'],
    ['a roof that is not there', { minis: [{ pose: [500, 300, 0], on: 'house/0' }] }, 'position.units[0].minis[0].on'],
    ['a token that is not there', { claimed: ['hostage'] }, 'position.units[0].claimed'],
    ['an exhausted card of others', { exhausted: ['overwatch'] }, 'position.units[0].exhausted'],
    ['a depleted card of others', { depleted: ['overwatch'] }, 'position.units[0].depleted'],
    ['the back of a card without one', { flipped: ['force-push'] }, 'position.units[0].flipped'],
  ])('with %s is refused at its place', (_, changes, where) => {
    expect(check(changes)).toThrow(expect.objectContaining({ where }));
  });

  it('has no place on the table for those who are not there yet', () => {
    expect(check({ place: 'reserve', minis: [[-500, 300, 0]] })).not.toThrow();
  });

  it('has room for one above another', () => {
    const roof = { terrain: [{ id: 'house', kind: 'house', pose: [500, 500, 0] }] };
    expect(check({ minis: [{ pose: [500, 500, 0], on: 'house/0' }] }, roof)).not.toThrow();
  });
});
