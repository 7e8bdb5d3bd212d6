import { describe, expect, it } from 'vitest';
import { checkPossible } from './possible.ts';
import { parseSetup } from './setup.ts';

const luke = { id: 'luke', pilot: 'lukeskywalker', upgrades: ['r2d2', 'protontorpedoes'], pose: [400, 300, 0] };
const tie = { id: 'tie', pilot: 'academypilot', seat: 1, pose: [400, 600, 180] };
const rock = { token: 'coreasteroid0', pose: [200, 200, 0] };
const charge = { bomb: 'proximitymine', pose: [700, 300, 0] };
const check =
  (changes: object, more: object = {}) =>
  () =>
    checkPossible(parseSetup({ position: { ships: [{ ...luke, ...changes }, tie], ...more } }));

describe('a position', () => {
  it.each([
    ['as it may come about', {}],
    ['with two locks on one ship', { locks: ['tie', 'tie'] }],
    ['with all the damage a ship outlives', { damage: ['majorexplosion', 'majorexplosion'], shields: 0 }],
    ['with bases that touch', { pose: [400, 560, 0], touching: ['tie'] }],
  ])('%s is taken', (_, changes) => {
    expect(check(changes)).not.toThrow();
  });

  it.each([
    ['a lock on nobody', { locks: ['vader'] }, 'position.ships[0].locks[0]'],
    ['a lock on itself', { locks: ['luke'] }, 'position.ships[0].locks[0]'],
    ['nobody touching it', { touching: ['vader'] }, 'position.ships[0].touching[0]'],
    ['a carrier of the enemy', { docked: 'tie' }, 'position.ships[0].docked'],
    ['as much damage as hull', { damage: ['directhit', 'majorexplosion'] }, 'position.ships[0].damage'],
    ['too many shields', { shields: 3 }, 'position.ships[0].shields'],
    ['tokens on a card that is not there', { counters: { ionpulsemissiles: 1 } }, 'position.ships[0]'],
    ['a card that is gone and was not there', { discarded: ['r5d8'] }, 'position.ships[0]'],
    ['the back of a card without one', { flipped: ['r2d2'] }, 'position.ships[0].flipped'],
    ['an arc that does not turn', { turret: ['front'] }, 'position.ships[0].turret'],
    ['a ship over the edge', { pose: [10, 300, 0] }, 'position.ships[0].pose'],
    [
      'more copies of a card than a deck has',
      { pilot: 'hansolo', upgrades: [], damage: Array(3).fill('blindedpilot') },
      'position.ships[0].damage',
    ],
    [
      'an upgrade for which there is no slot',
      { upgrades: ['r2d2', 'protontorpedoes', 'gonk'] },
      'position.ships[0].upgrades',
    ],
    ['an upgrade of other ships', { upgrades: ['tiex1'] }, 'position.ships[0].upgrades[0]'],
    ['tokens on a card without', { counters: { r2d2: 1 } }, 'position.ships[0].counters.r2d2'],
    ['an action that there is not', { performed: ['focus', 'fly'] }, 'position.ships[0].performed[1]'],
    ['an action twice', { performed: ['focus', 'focus'] }, 'position.ships[0].performed[1]'],
    ['a third lock on one ship', { locks: ['tie', 'tie', 'tie'] }, 'position.ships[0].locks[2]'],
    ['somebody far away touching it', { touching: ['tie'] }, 'position.ships[0].touching[0]'],
    ['itself touching it', { touching: ['luke'] }, 'position.ships[0].touching[0]'],
    ['a card that is gone twice', { discarded: ['r2d2', 'r2d2'] }, 'position.ships[0].discarded[1]'],
    ['two cloak tokens', { tokens: { cloak: 2 } }, 'position.ships[0].tokens.cloak'],
    ['a turn before anybody has one', { acted: true }, 'position.ships[0].acted'],
    ['two ships in one spot', { pose: [400, 570, 0] }, 'position.ships[1].pose'],
  ])('with %s is refused at its place', (_, changes, where) => {
    expect(check(changes)).toThrow(expect.objectContaining({ where }));
  });

  it.each([
    ['a bomb with the name of a ship', { bombs: [{ ...charge, id: 'luke' }] }, 'position.bombs[0].id'],
    ['a bomb beside the table', { bombs: [{ ...charge, pose: [-60, 300, 0] }] }, 'position.bombs[0].pose'],
    ['a bomb of nobody', { bombs: [{ ...charge, source: 'vader' }] }, 'position.bombs[0].source'],
    [
      'an obstacle over another',
      { obstacles: [rock, { ...rock, id: 'other', token: 'coreasteroid1', pose: [230, 200, 0] }] },
      'position.obstacles[1].pose',
    ],
    ['an obstacle over the edge', { obstacles: [{ ...rock, pose: [10, 200, 0] }] }, 'position.obstacles[0].pose'],
    ['a bomb of the enemy', { bombs: [{ ...charge, source: 'tie' }] }, 'position.bombs[0].source'],
    ['cards of the deck that were discarded', { discards: [Array(8).fill('directhit')] }, 'position.discards[0]'],
    ['the discards of three', { discards: [[], [], []] }, 'position.discards'],
  ])('with %s is refused at its place', (_, more, where) => {
    expect(check({}, more)).toThrow(expect.objectContaining({ where }));
  });

  it('has as many ships locked as it may', () => {
    const second = { ...tie, id: 'second', pose: [600, 600, 180] };
    const of = (changes: object) => parseSetup({ position: { ships: [{ ...luke, ...changes }, tie, second] } });
    const where = 'position.ships[0].locks[1]';
    expect(() => checkPossible(of({ locks: ['tie', 'second'] }))).toThrow(expect.objectContaining({ where }));
    const chewie = { pilot: 'chewbacca', upgrades: ['weaponsengineer'], turret: null };
    expect(() => checkPossible(of({ ...chewie, locks: ['tie', 'second'] }))).not.toThrow();
  });

  it('is of one faction a squad, unless it says that its cards are impossible', () => {
    const of = (seat: number) => parseSetup({ position: { ships: [luke, { ...tie, seat }] } });
    expect(() => checkPossible(of(0))).toThrow(expect.objectContaining({ where: 'position.ships[1].pilot' }));
    expect(() => checkPossible(of(0), 'upgrades')).not.toThrow();
    expect(() => checkPossible(of(1))).not.toThrow();
  });

  it('has ships dock where cards let them, and nobody locks those', () => {
    const ghost = { id: 'ghost', pilot: 'lothalrebel', upgrades: ['ghost'], pose: [400, 300, 0] };
    const phantom = {
      id: 'phantom',
      pilot: 'zeborrelios-attackshuttle',
      upgrades: ['phantom'],
      pose: [0, 0, 0],
      docked: 'ghost',
    };
    const of = (...ships: object[]) => parseSetup({ position: { ships } });
    const at = (where: string) => expect.objectContaining({ where: `position.ships[${where}` });
    expect(() => checkPossible(of(ghost, phantom, tie))).not.toThrow();
    expect(() => checkPossible(of(ghost, { ...phantom, upgrades: [] }, tie))).toThrow(at('1].docked'));
    expect(() => checkPossible(of({ ...ghost, upgrades: [] }, phantom, tie))).toThrow(at('1].docked'));
    expect(() => checkPossible(of(ghost, { ...phantom, locks: ['tie'] }, tie))).toThrow(at('1].locks[0]'));
    expect(() => checkPossible(of(ghost, phantom, { ...tie, locks: ['phantom'] }))).toThrow(at('2].locks[0]'));
  });

  it('has bombs of cards that their ships have, or had', () => {
    const bomber = { id: 'bomber', pilot: 'scimitarsquadronpilot', seat: 1, pose: [400, 600, 180] };
    const of = (changes: object) =>
      parseSetup({
        position: { ships: [luke, { ...bomber, ...changes }], bombs: [{ ...charge, seat: 1, source: 'bomber' }] },
      });
    const gone = { upgrades: ['proximitymines'], discarded: ['proximitymines'] };
    expect(() => checkPossible(of({}))).toThrow(expect.objectContaining({ where: 'position.bombs[0].source' }));
    expect(() => checkPossible(of({ upgrades: ['seismiccharges'] }))).toThrow('no card that drops');
    expect(() => checkPossible(of(gone))).not.toThrow();
  });

  it('has ships touch across their guides', () => {
    const apart = { pose: [400, 556, 0], touching: ['tie'] };
    expect(check(apart)).not.toThrow();
    expect(check({ ...apart, pose: [400, 550, 0] })).toThrow('too far away');
  });

  it('has no lock on a friend, and a unique card once', () => {
    const wedge = { id: 'wedge', pilot: 'wedgeantilles', pose: [200, 300, 0] };
    const of = (...ships: object[]) => parseSetup({ position: { ships: [luke, tie, ...ships] } });
    const at = (where: string) => expect.objectContaining({ where });
    expect(() => checkPossible(of({ ...wedge, locks: ['luke'] }))).toThrow(at('position.ships[2].locks[0]'));
    expect(() => checkPossible(of({ ...wedge, upgrades: ['r2d2'] }))).toThrow(at('position.ships[2].upgrades[0]'));
    expect(() => checkPossible(of({ ...wedge, upgrades: ['r2d2'] }), 'upgrades')).not.toThrow();
  });

  it.each([
    ['a ship that is not there', { objectives: [{ seat: 0, ship: 'vader', kind: 'destroy' }] }, 'objectives[0].ship'],
    ['an objective twice', { objectives: Array(2).fill({ seat: 0, ship: 'tie', kind: 'destroy' }) }, 'objectives[1]'],
    ['the skill of nobody', { skills: { vader: 9 } }, 'skills.vader'],
  ])('has no mission with %s', (_, mission, where) => {
    const setup = { mission: { name: 'Hunt', ...mission }, position: { ships: [luke, tie] } };
    expect(() => checkPossible(parseSetup(setup))).toThrow(expect.objectContaining({ where: `mission.${where}` }));
  });
});
