import { describe, expect, it } from 'vitest';
import { legion } from './index.ts';
import { checkPossible } from './possible.ts';

const kenobi = {
  id: 'kenobi',
  unit: 'obi-wan-kenobi',
  upgrades: ['defensive-stance', 'force-push'],
  minis: [[500, 300, 0]],
};
const storm = { id: 'storm', unit: 'stormtroopers', seat: 1, minis: [[500, 500, 180]] };
const crate = { id: 'crate', kind: 'objective', pose: [800, 300, 0] };
const wall = { kind: 'wall', pose: [1000, 300, 0] };
const markers = [crate];
const CARRIER = 'position.units[0].carrier';
const check =
  (changes: object, more: object = {}) =>
  () =>
    checkPossible(legion.parseSetup({ position: { units: [{ ...kenobi, ...changes }, storm], markers, ...more } }));

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
    [
      'more miniatures than the unit has',
      {
        minis: [
          [500, 300, 0],
          [560, 300, 0],
        ],
      },
      'position.units[0].minis',
    ],
    ['shields of a unit without', { shields: { active: 0, inactive: 1 } }, 'position.units[0].shields'],
    ['the damage of a vehicle', { damage: 'damaged' }, 'position.units[0].damage'],
    ['an upgrade for which it has no icon', { upgrades: ['overwatch', 'hunter'] }, 'position.units[0].upgrades'],
    ['an upgrade of others', { upgrades: ['a-180-configuration'] }, 'position.units[0].upgrades'],
    [
      'what no card counts',
      { counters: { 'force-push': { 'treat-x:wounds': 1 } } },
      'position.units[0].counters.force-push',
    ],
    ['a keyword that there is not', { memory: { 'game:keyword:flight': 1 } }, 'position.units[0].memory'],
    ['what nobody remembers', { memory: { banana: 1 } }, 'position.units[0].memory'],
    ['what is remembered of nobody', { memory: { 'bounty:vader': 1 } }, 'position.units[0].memory'],
    ['a card exhausted twice', { exhausted: ['force-push', 'force-push'] }, 'position.units[0].exhausted'],
    ['a token claimed twice', { claimed: ['crate', 'crate'] }, 'position.units[0].claimed'],
    ['an order for who is defeated', { place: 'defeated', order: 'faceup' }, 'position.units[0].order'],
    ['tokens of who is defeated', { place: 'defeated', tokens: { aim: 1 } }, 'position.units[0].tokens'],
    ['a weapon that it does not have', { disrupted: 'Rotary Blaster' }, 'position.units[0].disrupted'],
  ])('with %s is refused at its place', (_, changes, where) => {
    expect(check(changes)).toThrow(expect.objectContaining({ where }));
  });

  it.each([
    ['a card chosen that is in hand', { players: [{ hand: ['push'], chosen: 'push' }] }, 'position.players[0]'],
    ['a flaw in hand', { players: [{ hand: ['ive-altered-the-deal'] }] }, 'position.players[0]'],
    ['a flaw in play that is none', { players: [{ flawsInPlay: ['push'] }] }, 'position.players[0].flawsInPlay'],
    [
      'a token that two have claimed',
      {
        units: [
          { ...kenobi, claimed: ['crate'] },
          { ...storm, claimed: ['crate'] },
        ],
      },
      'position.units[0].claimed',
    ],
    ['a round after the last', { round: 7 }, 'position.round'],
    ['what no table remembers', { memory: { scouted: 1 } }, 'position.memory'],
    ['what no token remembers', { markers: [{ ...crate, memory: { banana: 1 } }] }, 'position.markers[0].memory'],
    ['terrain over the edge', { terrain: [{ kind: 'wall', pose: [0, 300, 0] }] }, 'position.terrain[0].pose'],
    ['terrain with the name of a unit', { terrain: [{ ...wall, id: 'kenobi' }] }, 'position.terrain[0].id'],
    [
      'terrain over terrain',
      { terrain: [wall, { id: 'other', kind: 'rubble', pose: [1060, 350, 0] }] },
      'position.terrain[1].pose',
    ],
    [
      'somebody out of cohesion',
      {
        units: [
          {
            id: 'storm',
            unit: 'stormtroopers',
            minis: [
              [500, 500, 180],
              [602.1, 500, 180],
            ],
          },
        ],
      },
      'position.units[0].minis[1]',
    ],
    [
      'somebody too far from a leader who has fallen, too',
      {
        units: [
          {
            id: 'storm',
            unit: 'stormtroopers',
            minis: [
              { number: 2, pose: [500, 500, 180] },
              { number: 3, pose: [704.1, 500, 180] },
            ],
          },
        ],
      },
      'position.units[0].minis[1]',
    ],
    [
      'more wounds mended than a card can',
      {
        units: [
          {
            id: 'fleet',
            unit: 'fleet-troopers',
            upgrades: ['2-1b-medical-droid'],
            minis: [[500, 500, 180]],
            counters: { '2-1b-medical-droid': { 'treat-x:wounds': 3 } },
          },
        ],
      },
      'position.units[0].counters.2-1b-medical-droid',
    ],
    ['two pieces of one name', { terrain: [wall, { ...wall, pose: [1200, 300, 0] }] }, 'position.terrain[1].id'],
    ['a token over the edge', { markers: [{ ...crate, pose: [13, 300, 0] }] }, 'position.markers[0].pose'],
    ['a token on a roof that is not there', { markers: [{ ...crate, on: 'house/0' }] }, 'position.markers[0].on'],
    ['a token about no terrain', { markers: [{ ...crate, what: 'terrain:house' }] }, 'position.markers[0].what'],
    ['two tokens of one name', { markers: [crate, crate] }, 'position.markers[1].id'],
    ['an objective for a deployment', { deployment: 'breakthrough' }, 'position.deployment'],
    ['two players at one edge', { players: [{ edge: 'near' }, { edge: 'near' }] }, 'position.players[1].edge'],
    ['tokens under no card', { players: [{ kept: ['corps'] }] }, 'position.players[0].kept'],
    ['three players', { players: [{}, {}, {}] }, 'position.players'],
    ['a card in two places', { players: [{ hand: ['ambush'], discards: ['ambush'] }] }, 'position.players[0]'],
    ['a passing card that stays', { players: [{ permanent: ['ambush'] }] }, 'position.players[0].permanent'],
    ['a flaw that is none', { players: [{ flaws: ['ambush'] }] }, 'position.players[0].flaws'],
    [
      'riders in what is no vehicle',
      {
        units: [
          { ...kenobi, carrier: 'storm' },
          { ...storm, seat: 0 },
        ],
      },
      CARRIER,
    ],
  ])('with %s is refused at its place', (_, more, where) => {
    expect(check({}, more)).toThrow(expect.objectContaining({ where }));
  });

  it.each([
    [
      'in cohesion',
      [
        [500, 500, 180],
        [602, 500, 180],
      ],
    ],
    [
      'in cohesion with a leader who has fallen',
      [
        { number: 2, pose: [500, 500, 180] },
        { number: 3, pose: [704, 500, 180] },
      ],
    ],
  ])('has a unit stand %s', (_, minis) => {
    expect(check({}, { units: [{ unit: 'stormtroopers', minis }] })).not.toThrow();
  });

  it('may have upgrades anywhere, if that is meant, and nothing else that is impossible', () => {
    const position = (more: object) =>
      legion.parseSetup({ position: { units: [{ ...kenobi, upgrades: ['hunter', 'overwatch'], ...more }] } });
    expect(() => checkPossible(position({}))).toThrow('icon');
    expect(() => checkPossible(position({}), 'upgrades')).not.toThrow();
    expect(() => checkPossible(position({ disrupted: 'Rotary Blaster' }), 'upgrades')).toThrow('no weapon');
  });

  it('has no place on the table for those who are not there yet', () => {
    expect(check({ place: 'reserve', minis: [[-500, 300, 0]] })).not.toThrow();
  });

  it('has room for one above another', () => {
    const roof = { terrain: [{ id: 'house', kind: 'house', pose: [500, 500, 0] }] };
    expect(check({ minis: [{ pose: [500, 500, 0], on: 'house/0' }] }, roof)).not.toThrow();
  });
});
