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
const tank = { id: 'tank', unit: 'at-st', minis: [[500, 700, 0]] };
const house = { id: 'house', kind: 'house', pose: [1000, 500, 0] };
const markers = [crate];
/** Units of a rank of which an army has no more than six. */
const troops = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...storm, id: `troop-${i}`, minis: [[100 + 50 * i, 500, 180]] }));
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
    ['with a token that is claimed', { claimed: ['crate'], minis: [[773, 300, 0]] }],
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
    ['tokens that mean nothing to it', { tokens: { ion: 1 } }, 'position.units[0].tokens.ion'],
    ['more tokens than it may have', { tokens: { standby: 2 } }, 'position.units[0].tokens.standby'],
    ['a token that is far away', { claimed: ['crate'], minis: [[700, 300, 0]] }, 'position.units[0].claimed[0]'],
    ['an order for who has not come yet', { place: 'reserve', order: 'faceup' }, 'position.units[0].order'],
  ])('with %s is refused at its place', (_, changes, where) => {
    expect(check(changes)).toThrow(expect.objectContaining({ where }));
  });

  it.each([
    ['a card chosen that is in hand', { players: [{ hand: ['push'], chosen: 'push' }] }, 'position.players[0]'],
    ['a flaw in hand', { players: [{ hand: ['ive-altered-the-deal'] }] }, 'position.players[0]'],
    ['a flaw in play that is none', { players: [{ flawsInPlay: ['push'] }] }, 'position.players[0].flawsInPlay'],
    ['a weapon disrupted, and none named', { units: [{ ...tank, damage: 'disrupted' }] }, 'position.units[0].damage'],
    [
      'a weapon disrupted of whom nothing has damaged',
      { units: [{ ...tank, disrupted: 'Twin Heavy Blaster Cannon' }] },
      'position.units[0].disrupted',
    ],
    ['somebody in panic without fear', { units: [{ ...storm, panicked: true }] }, 'position.units[0].panicked'],
    [
      'tokens of who has not come yet',
      { units: [{ ...storm, place: 'reserve', tokens: { aim: 1 } }] },
      'position.units[0].tokens',
    ],
    ['an objective of another size of battle', { objective: 'breach' }, 'position.objective'],
    [
      'a charge of nobody',
      { markers: [{ ...crate, kind: 'charge', what: 'proton charge' }] },
      'position.markers[0].seat',
    ],
    [
      'a bane token that there is not',
      { markers: [{ ...crate, kind: 'bane', seat: 0, what: 'bomb' }] },
      'position.markers[0].what',
    ],
    [
      'a bane token twice',
      {
        markers: ['a', 'b'].map((id, i) => ({
          ...crate,
          id,
          kind: 'bane',
          seat: 0,
          what: 'kablamo',
          pose: [800 + 50 * i, 300, 0],
        })),
      },
      'position.markers[1].what',
    ],
    ['a token below somebody', { markers: [{ ...crate, pose: [500, 310, 0] }] }, 'position.markers[0].pose'],
    [
      'a token in a wall',
      { terrain: [wall], markers: [{ ...crate, pose: [1000, 300, 0] }] },
      'position.markers[0].pose',
    ],
    [
      'a token on another',
      { markers: [crate, { ...crate, id: 'chest', pose: [810, 300, 0] }] },
      'position.markers[0].pose',
    ],
    ['orders for nobody', { players: [{ pool: ['heavy'] }] }, 'position.players[0].pool[0]'],
    ['two orders for one', { players: [{ pool: ['commander', 'commander'] }] }, 'position.players[0].pool[1]'],
    [
      'orders for one in two piles',
      { players: [{ chosen: 'push', pool: ['commander'], kept: ['commander'] }] },
      'position.players[0].kept[0]',
    ],
    [
      'orders for who has one',
      { players: [{}, { pool: ['corps'] }], units: [kenobi, { ...storm, order: 'faceup' }] },
      'position.players[1].pool[0]',
    ],
    [
      'a card of another faction',
      { players: [{ hand: ['ambush', 'son-of-skywalker'] }] },
      'position.players[0].hand[1]',
    ],
    [
      'too many cards of as many pips',
      { players: [{ hand: ['ambush', 'hello-there'], discards: ['size-matters-not'] }] },
      'position.players[0].discards[0]',
    ],
    ['units of two factions', { units: [kenobi, { ...storm, seat: 0 }] }, 'position.units[1]'],
    ['a unique unit twice', { units: [kenobi, { ...kenobi, id: 'ben', minis: [[600, 300, 0]] }] }, 'position.units[1]'],
    ['too many of a rank', { units: troops(7) }, 'position.units[6]'],
    [
      'a counterpart with others',
      { units: [{ ...storm, counterpart: 'idens-id10-seeker-droid' }] },
      'position.units[0]',
    ],
    [
      'somebody in a wall',
      { terrain: [wall], units: [{ ...storm, minis: [[1000, 310, 0]] }] },
      'position.units[0].minis[0]',
    ],
    [
      'somebody on a wall',
      { terrain: [wall], units: [{ ...storm, minis: [{ pose: [1000, 300, 0], on: 'wall/0' }] }] },
      'position.units[0].minis[0].on',
    ],
    [
      'somebody on a roof elsewhere',
      { terrain: [house], units: [{ ...storm, minis: [{ pose: [500, 300, 0], on: 'house/0' }] }] },
      'position.units[0].minis[0].on',
    ],
    [
      'a token on a roof elsewhere',
      { terrain: [house], markers: [{ ...crate, on: 'house/0' }] },
      'position.markers[0].on',
    ],
    [
      'a token that a creature has claimed',
      { units: [{ unit: 'dewback-rider', claimed: ['crate'], minis: [[753, 300, 0]] }] },
      'position.units[0].claimed[0]',
    ],
    [
      'a token that no unit claims',
      {
        markers: [{ ...crate, kind: 'condition' }],
        units: [{ ...kenobi, claimed: ['crate'], minis: [[773, 300, 0]] }],
      },
      'position.units[0].claimed[0]',
    ],
    [
      'a second token where one is all',
      {
        objective: 'bombing-run',
        markers: [crate, { ...crate, id: 'chest', pose: [746, 300, 0] }],
        units: [{ ...kenobi, claimed: ['crate', 'chest'], minis: [[773, 300, 0]] }],
      },
      'position.units[0].claimed[1]',
    ],
    [
      'a token that somebody aboard has claimed',
      {
        units: [
          { unit: 'a-a5-speeder-truck', minis: [[800, 500, 0]] },
          { unit: 'rebel-troopers', carrier: 'a-a5-speeder-truck', claimed: ['crate'] },
        ],
      },
      'position.units[1].claimed[0]',
    ],
    [
      'suppression of a vehicle',
      { units: [{ unit: 'at-st', tokens: { suppression: 1 }, minis: [[800, 500, 0]] }] },
      'position.units[0].tokens.suppression',
    ],
    [
      'a rider too many',
      {
        units: [
          { unit: 'a-a5-speeder-truck', minis: [[800, 500, 0]] },
          { id: 'one', unit: 'rebel-troopers', carrier: 'a-a5-speeder-truck' },
          { id: 'two', unit: 'rebel-troopers', carrier: 'a-a5-speeder-truck' },
        ],
      },
      'position.units[1].carrier',
    ],
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
          { ...storm, unit: 'phase-i-clone-troopers', seat: 0 },
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

  it.each([
    ['six units of a rank', { units: troops(6) }],
    ['an army that lacks most of what it must have', { units: [kenobi], players: [{ hand: ['air-support'] }] }],
    ['a card of somebody who is gone', { players: [{ hand: ['take-that-clankers'] }] }],
    [
      'a third card of as many pips where one was a contingency',
      {
        units: [kenobi],
        players: [
          { contingencies: ['push'], hand: ['ambush', 'synchronized-offensive'], discards: ['size-matters-not'] },
        ],
      },
    ],
    [
      'orders of the defeated',
      { players: [{ pool: ['commander'] }], units: [{ ...kenobi, place: 'defeated', minis: [] }] },
    ],
    [
      'somebody of another army who acts for a player',
      { units: [kenobi, { ...storm, seat: 0, memory: { controlled: 1 } }] },
    ],
    [
      'a charge that its card gave to a vehicle',
      {
        objective: 'bombing-run',
        markers: [{ ...crate, what: 'charge' }],
        units: [{ unit: 'at-st', claimed: ['crate'], minis: [[736, 300, 0]] }],
      },
    ],
    [
      'suppression from the time before it was enraged',
      {
        units: [{ unit: 'bossk', tokens: { suppression: 2 }, minis: [{ pose: [500, 300, 0], wounds: 4 }] }],
      },
    ],
  ])('has %s', (_, more) => {
    expect(check({}, more)).not.toThrow();
  });

  it('may have units together that no army has, if that is meant, and nothing else that is impossible', () => {
    const position = (more: object) =>
      legion.parseSetup({ position: { units: [kenobi, { ...storm, seat: 0, ...more }] } });
    expect(() => checkPossible(position({}))).toThrow('another faction');
    expect(() => checkPossible(position({}), 'army')).not.toThrow();
    expect(() => checkPossible(position({ tokens: { ion: 1 } }), 'army')).toThrow('never has ion tokens');
  });

  it('has as large an army as its game', () => {
    const of = (mode: string) => legion.parseSetup({ mode, position: { units: troops(5) } });
    expect(() => checkPossible(of('standard'))).not.toThrow();
    expect(() => checkPossible(of('skirmish'))).toThrow(expect.objectContaining({ where: 'position.units[4]' }));
  });

  it('has no place on the table for those who are not there yet', () => {
    expect(check({ place: 'reserve', minis: [[-500, 300, 0]] })).not.toThrow();
  });

  it('has room for one above another', () => {
    const roof = { terrain: [{ id: 'house', kind: 'two-storey-house', pose: [500, 500, 0] }] };
    expect(check({ minis: [{ pose: [500, 500, 0], on: 'house/6' }] }, roof)).not.toThrow();
  });
});
