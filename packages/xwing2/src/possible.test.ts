import { BadInput } from '@rangefinder/kernel';
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
    ['a second lock on one ship', { locks: ['tie', 'tie'] }, 'position.ships[0].locks[1]'],
    ['two cloak tokens', { tokens: { cloak: 2 } }, 'position.ships[0].tokens.cloak'],
    ['a turn before anybody has one', { acted: true }, 'position.ships[0].acted'],
    ['the back of a card twice', { flipped: Array(2).fill('servomotorsfoils') }, 'position.ships[0].flipped[1]'],
    ['a card under one that holds none', { under: { r2d2: 'deadmansswitch' } }, 'position.ships[0].under.r2d2'],
    ['a condition twice', { conditions: Array(2).fill({ card: 'hunted', by: 1 }) }, 'position.ships[0].conditions[1]'],
    [
      'a secret that is none',
      { conditions: [{ card: 'hunted', by: 1, secret: true }] },
      'position.ships[0].conditions[0].secret',
    ],
    ['a supply cache of no mission', { cargo: 'cache-1' }, 'position.ships[0].cargo'],
    ['a lock on itself', { locks: ['luke'] }, 'position.ships[0].locks[0]'],
    ['a carrier of the enemy', { docked: 'tie' }, 'position.ships[0].docked'],
    ['a turret that it does not have', { turret: ['front'] }, 'position.ships[0].turret'],
    ['a condition of nobody', { conditions: [{ card: 'hunted', by: 2 }] }, 'position.ships[0].conditions[0].by'],
    ['a card under another without saying which', { under: 'r2d2' }, 'position.ships[0].under'],
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
    [
      'cargo beyond the edge',
      { obstacles: [{ token: 'loosecargo', pose: [-100, 200, 0] }] },
      'position.obstacles[0].pose',
    ],
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
    [
      'an obstacle that is called another',
      { obstacles: [{ ...rock, kind: 'gas-cloud' }] },
      'position.obstacles[0].kind',
    ],
    [
      'three of one token',
      { obstacles: [100, 400, 700].map((y) => ({ ...rock, id: `rock-${y}`, pose: [700, y, 0] })) },
      'position.obstacles[2].token',
    ],
    ['a lock of a bomb', { devices: [{ ...buoy, device: 'protonbomb', locks: ['tie'] }] }, 'position.devices[0].locks'],
    ['a device of the enemy', { devices: [{ ...buoy, source: 'tie' }] }, 'position.devices[0].source'],
    ['cards of the deck that lie on ships', { decks: [Array(6).fill('directhit')] }, 'position.decks[0]'],
    ['a round after the last', { round: 13 }, 'position.round'],
    ['charges of a remote without', { devices: [{ ...buoy, charges: 1 }] }, 'position.devices[0].charges'],
  ])('with %s is refused at its place', (_, more, where) => {
    const towing = 'features' in more ? { cargo: 'cache-1' } : {};
    expect(check(position(towing, more))).toThrow(expect.objectContaining({ where }));
  });

  const cache = { id: 'cache-1', kind: 'cache', pose: [700, 300, 0] };
  const satellite = { id: 'satellite-1', kind: 'satellite', pose: [700, 300, 0] };
  it.each([
    ['none without a mission', 'dogfight', [satellite], 'position.features[0].kind'],
    ['none of another mission', 'salvage', [satellite], 'position.features[0].kind'],
    ['none beside the table', 'scramble', [{ ...satellite, pose: [1200, 300, 0] }], 'position.features[0].pose'],
    ['none over another', 'scramble', [satellite, { ...satellite, id: 'b' }], 'position.features[1].pose'],
    ['no cache that somebody controls', 'salvage', [{ ...cache, controller: 1 }], 'position.features[0].controller'],
    [
      'no more than the mission has',
      'scramble',
      [0, 1, 2, 3].map((n) => ({ ...satellite, id: `s${n}`, pose: [700, 100 + 200 * n, 0] })),
      'position.features',
    ],
  ])('has of the markers of missions %s', (_, mission, features, where) => {
    expect(check({ mission, ...position({}, { features }) })).toThrow(expect.objectContaining({ where }));
  });

  it('has as many objects locked as it may', () => {
    const of = (upgrades: string[]) =>
      position({ upgrades, locks: ['tie', 'coreasteroid0'] }, { obstacles: [rock], devices: [buoy] });
    const where = 'position.ships[0].locks[1]';
    expect(check(of(['r2d2']))).toThrow(expect.objectContaining({ where }));
    expect(check(of(['r3astromech']))).not.toThrow();
  });

  it('has ships dock where cards let them; who waits for a condition is in reserve with anybody', () => {
    const ghost = { id: 'ghost', pilot: 'alexsandrkallus', upgrades: ['ghost'], pose: [400, 300, 0] };
    const shuttle = { id: 'shuttle', pilot: 'zeborrelios', pose: [0, 0, 0], docked: 'ghost' };
    const of = (...ships: object[]) => check({ position: { ships: [...ships, tie] } });
    const at = (where: string) => expect.objectContaining({ where: `position.ships[${where}` });
    expect(of(ghost, shuttle)).not.toThrow();
    expect(of({ ...ghost, upgrades: [] }, shuttle)).toThrow(at('1].docked'));
    expect(of(ghost, { ...luke, docked: 'ghost' })).toThrow(at('1].docked'));
    expect(of(ghost, shuttle, { ...shuttle, id: 'second', pilot: 'ezrabridger' })).toThrow(at('1].docked'));
    const conditions = [{ card: 'itstheresistance', by: 0, source: 'ghost' }];
    expect(of(ghost, { ...luke, docked: 'ghost', conditions })).not.toThrow();
  });

  it('has limited cards as often as a squad may, unless it says that its upgrades are impossible', () => {
    const second = { id: 'second', pilot: 'redsquadronveteran', upgrades: ['r2d2'], pose: [200, 300, 0] };
    const of = (more: object, changes: object = {}) =>
      parseSetup({ position: { ships: [{ ...luke, ...changes }, tie, { ...second, ...more }] } });
    expect(() => checkPossible(of({}))).toThrow(expect.objectContaining({ where: 'position.ships[2].upgrades[0]' }));
    expect(() => checkPossible(of({}), 'upgrades')).not.toThrow();
    expect(() => checkPossible(of({ upgrades: [], pilot: 'lukeskywalker' }))).toThrow('once at the most');
    expect(() => checkPossible(of({ seat: 1 }))).not.toThrow();
    expect(() => checkPossible(of({ upgrades: [] }, { upgrades: ['r2d2', 'r2d2'] }))).toThrow(BadInput);
  });

  it('stands alone: no squads beside it', () => {
    expect(() => parseSetup({ ...position({}), squads: [] })).toThrow(expect.objectContaining({ where: 'squads' }));
    expect(() => parseSetup({ ...position({}), legal: true })).toThrow(expect.objectContaining({ where: 'legal' }));
  });

  it.each([
    [{ id: '__proto__' }, 'position.ships[0].id'],
    [{ id: 'a\nb' }, 'position.ships[0].id'],
    [{ id: 'x'.repeat(81) }, 'position.ships[0].id'],
    [{ pilot: { toString: 1 } }, 'position.ships[0].pilot'],
    [{ upgrades: [{ toString: 1 }] }, 'position.ships[0].upgrades[0]'],
    [{ tokens: { toString: 1 } }, 'position.ships[0].tokens.toString'],
    [{ tokens: JSON.parse('{ "__proto__": 1 }') }, 'position.ships[0].tokens.__proto__'],
    [{ locks: Array(501).fill('tie') }, 'position.ships[0].locks'],
  ])('with %j is no position', (changes, where) => {
    expect(() => parseSetup(position(changes))).toThrow(expect.objectContaining({ where, name: 'BadInput' }));
  });

  it('knows two players', () => {
    expect(check(position({}, { scores: [1, 2, 3] }))).toThrow(expect.objectContaining({ where: 'position.scores' }));
  });
});
