import { describe, expect, it } from 'vitest';
import { checkPossible } from './possible.ts';
import { parseSetup } from './setup.ts';

const luke = { id: 'luke', pilot: 'lukeskywalker', upgrades: ['r2d2', 'servomotorsfoils'], pose: [400, 300, 0] };
const tie = { id: 'tie', pilot: 'academypilot', seat: 1, pose: [400, 600, 180] };
const rock = { token: 'coreasteroid0', pose: [200, 200, 0] };
const buoy = { device: 'sensorbuoy', pose: [700, 300, 0] };
const HIT_TWICE = ['directhit', 'directhit'];
const position = (changes: object, more: object = {}) => ({
  position: { ships: [{ ...luke, ...changes }, tie], ...more },
});
const check = (raw: object) => () => checkPossible(parseSetup(raw));

describe('a position', () => {
  it.each([
    ['as it may come about', {}],
    ['with a lock on a ship that is there', { locks: ['tie'] }],
    ['with all the damage a ship outlives', { damage: ['directhit', 'directhit', 'directhit'], shields: 0 }],
    ['with bases that touch', { pose: [400, 560, 0] }],
  ])('%s is taken', (_, changes) => {
    expect(check(position(changes))).not.toThrow();
  });

  it.each([
    ['a lock on nobody', { locks: ['vader'] }, 'position.ships[0].locks[0]'],
    ['a carrier that is not there', { docked: 'ghost' }, 'position.ships[0].docked'],
    ['as many damage cards as hull', { damage: Array(4).fill('directhit') }, 'position.ships[0].damage'],
    ['too many shields', { shields: 3 }, 'position.ships[0].shields'],
    ['too much Force', { force: 3 }, 'position.ships[0].force'],
    ['charges of a pilot without', { charges: 1 }, 'position.ships[0].charges'],
    ['charges of a card that is not there', { upgradeCharges: { r5d8: 1 } }, 'position.ships[0].upgradeCharges.r5d8'],
    ['more charges than a card has', { upgradeCharges: { r2d2: 4 } }, 'position.ships[0].upgradeCharges.r2d2'],
    ['the back of a card without one', { flipped: ['r2d2'] }, 'position.ships[0].flipped[0]'],
    [
      'something under a card that is not there',
      { under: { razorcrest: 'r2d2' } },
      'position.ships[0].under.razorcrest',
    ],
    ['a lock on itself', { locks: ['luke'] }, 'position.ships[0].locks[0]'],
    ['a carrier of the enemy', { docked: 'tie' }, 'position.ships[0].docked'],
    ['a turret that it does not have', { turret: ['front'] }, 'position.ships[0].turret'],
    ['a ship over the edge', { pose: [10, 300, 0] }, 'position.ships[0].pose'],
    ['more copies of a card than a deck has', { damage: Array(3).fill('panickedpilot') }, 'position.ships[0].damage'],
    [
      'an upgrade for which there is no slot',
      { upgrades: ['r2d2', 'servomotorsfoils', 'hotshotgunner'] },
      'position.ships[0].upgrades',
    ],
    ['an upgrade of others', { upgrades: ['r2d2', 'servomotorsfoils', 'slavei'] }, 'position.ships[0].upgrades'],
    ['two ships in one spot', { pose: [400, 570, 0] }, 'position.ships[1].pose'],
  ])('with %s is refused at its place', (_, changes, where) => {
    expect(check(position(changes))).toThrow(expect.objectContaining({ where }));
  });

  it.each([
    ['two obstacles of one name', { obstacles: [rock, { ...rock, pose: [700, 700, 0] }] }, 'position.obstacles[1].id'],
    ['a device with the name of a ship', { devices: [{ ...buoy, id: 'luke' }] }, 'position.devices[0].id'],
    [
      'an obstacle over another',
      { obstacles: [rock, { ...rock, id: 'other', token: 'coreasteroid1', pose: [230, 200, 0] }] },
      'position.obstacles[1].pose',
    ],
    ['an obstacle over the edge', { obstacles: [{ ...rock, pose: [10, 200, 0] }] }, 'position.obstacles[0].pose'],
    ['a device over the edge', { devices: [{ ...buoy, pose: [10, 700, 0] }] }, 'position.devices[0].pose'],
    [
      'a remote with as much damage as hull',
      { devices: [{ ...buoy, damage: HIT_TWICE }] },
      'position.devices[0].damage',
    ],
    [
      'a cache that is towed and lies there',
      { features: [{ id: 'cache-1', kind: 'cache', pose: [700, 300, 0], controller: null }] },
      'position.ships[0].cargo',
    ],
    ['charges of a remote without', { devices: [{ ...buoy, charges: 1 }] }, 'position.devices[0].charges'],
  ])('with %s is refused at its place', (_, more, where) => {
    expect(check(position({ cargo: 'cache-1' }, more))).toThrow(expect.objectContaining({ where }));
  });

  it('knows two players', () => {
    expect(check(position({}, { scores: [1, 2, 3] }))).toThrow(expect.objectContaining({ where: 'position.scores' }));
  });
});
