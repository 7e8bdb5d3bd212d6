import { describe, expect, it } from 'vitest';
import { SQUADS } from '../../test/edition.ts';
import { legalSquad, parseSquad, readSquad, squadShip, validate } from './index.ts';

const OBSTACLES = SQUADS.commonObstacles;

describe('a squad for a match', () => {
  const parse = (raw: unknown) => parseSquad(SQUADS, raw, 'squad');

  it('is read with what it says of itself', () => {
    const ships = [{ pilot: 'ada', upgrades: ['daring'] }, 'rookie', { pilot: 'hauler' }];
    const read = [squadShip('ada', 'daring'), squadShip('rookie'), squadShip('hauler')];
    expect(parse({ ships })).toEqual({ ships: read, obstacles: OBSTACLES });
    expect(parse({ ships, name: 'Kites', paper: true, obstacles: [] })).toEqual({
      name: 'Kites',
      paper: true,
      ships: read,
      obstacles: [],
    });
    expect(parse({ ships, name: '', paper: 'yes' })).toEqual({ ships: read, obstacles: OBSTACLES });
    expect(parse({ ships, name: 'x'.repeat(99) }).name).toHaveLength(80);
  });

  it.each([
    [null, 'squad'],
    [{}, 'squad.ships'],
    [{ ships: [] }, 'squad.ships'],
    [{ ships: 'ada' }, 'squad.ships'],
    [{ ships: [7] }, 'squad.ships[0]'],
    [{ ships: ['nobody'] }, 'squad.ships[0]'],
    [{ ships: ['ada', { pilot: 'nobody' }] }, 'squad.ships[1].pilot'],
    [{ ships: [{ pilot: 'ada', upgrades: 'daring' }] }, 'squad.ships[0].upgrades'],
    [{ ships: [{ pilot: 'ada', upgrades: ['daring', 'nothing'] }] }, 'squad.ships[0].upgrades[1]'],
    [{ ships: ['ada'], obstacles: 'rock' }, 'squad.obstacles'],
    [{ ships: ['ada'], obstacles: [OBSTACLES[0], 'rock'] }, 'squad.obstacles[1]'],
    [{ ships: ['ada'], format: 'no such' }, 'squad.format'],
  ])('is refused at the place of what is wrong', (raw, where) => {
    expect(() => parse(raw)).toThrow(`${where}: `);
  });

  it('has as many ships as the game mode allows, and no more', () => {
    const recruits = (count: number) => ({ ships: Array(count).fill(squadShip('recruit')), obstacles: OBSTACLES });
    const rulesOf = (count: number) => SQUADS.problemsOf(recruits(count)).map(({ rule }) => rule);
    expect(rulesOf(8)).toEqual(['test.points.1']);
    expect(rulesOf(9)).toEqual(['test.points.1', 'test.size.1']);
  });

  it('that is not legal is refused with its first three reasons', () => {
    const one = { ships: [squadShip('rookie', 'daring')], obstacles: OBSTACLES };
    expect(() => legalSquad(SQUADS, one, 'here')).toThrow(/^here: This squad is not legal\. .*\(test\.slots\.1\)$/);
    const many = {
      ships: [squadShip('rookie', 'daring', 'galley'), squadShip('recruit', 'lookout', 'lookout')],
      obstacles: [],
    };
    const problems = SQUADS.problemsOf(many).length;
    expect(problems).toBeGreaterThan(3);
    expect(() => legalSquad(SQUADS, many, 'here')).toThrow(`… and ${problems - 3} more.`);
  });
});

describe('a list that is read', () => {
  const rulesOf = (raw: unknown) => readSquad(SQUADS, raw).lost.map(({ rule }) => rule);
  const messages = (raw: unknown) => readSquad(SQUADS, raw).lost.map(({ message }) => message);

  it('keeps what can be used, and says what was lost', () => {
    const raw = {
      ships: [
        'ada',
        'nobody',
        { pilot: 'hauler', upgrades: ['porter', 'nothing', 3] },
        { pilot: 'rookie', upgrades: 1 },
      ],
      obstacles: [OBSTACLES[0], 'rock'],
    };
    const { squad } = readSquad(SQUADS, raw);
    expect(squad.ships).toEqual([squadShip('ada'), squadShip('hauler', 'porter'), squadShip('rookie')]);
    expect(squad.obstacles).toEqual([OBSTACLES[0]]);
    const { unknownPilot, unknownUpgrade, obstacles } = SQUADS.cites;
    expect(rulesOf(raw)).toEqual([unknownPilot, unknownUpgrade, unknownUpgrade, unknownUpgrade, obstacles]);
    expect(messages(raw)[0]).toContain('Ship 2');
    expect(messages(raw)[1]).toContain('Hauler');
  });

  it('names cards that are called alike', () => {
    expect(messages({ ships: [{ pilot: 'rookie', upgrades: ['ada'] }] })[0]).toContain('Ada');
  });

  it('names the number of another builder that nobody knows', () => {
    const strange = { builder: 'YASB', number: 999 };
    expect(messages({ ships: [{ pilot: strange }] })[0]).toContain('number 999 of YASB');
    expect(messages({ ships: [{ pilot: 'ada', upgrades: [strange] }] })[0]).toContain('Ada: number 999 of YASB');
  });

  it.each([[null], [{}], [{ ships: 'ada' }], ['ada']])('is none: %s', (raw) => {
    expect(() => readSquad(SQUADS, raw)).toThrow();
    expect(validate(SQUADS, raw).map(({ rule }) => rule)).toEqual([SQUADS.cites.unreadable]);
  });

  it('may be long, but not without end', () => {
    const ships = (count: number) => ({ ships: Array(count).fill('rookie') });
    expect(readSquad(SQUADS, ships(100)).squad.ships).toHaveLength(100);
    expect(() => readSquad(SQUADS, ships(101))).toThrow('101');
    const upgrades = (count: number) => ({ ships: [{ pilot: 'rookie', upgrades: Array(count).fill('porter') }] });
    expect(readSquad(SQUADS, upgrades(100)).squad.ships).toHaveLength(1);
    expect(() => readSquad(SQUADS, upgrades(101))).toThrow('101');
  });
});
