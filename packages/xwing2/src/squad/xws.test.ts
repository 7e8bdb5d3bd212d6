import { BadInput, Random } from '@rangefinder/kernel';
import { parseJson, parseList, randomSquad, readSquad, readXws, validate, writeXws } from '@rangefinder/xwing/squad';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPilots, allUpgrades } from '../cards/catalog.ts';
import { SQUADS } from './squads.ts';

const TIE = { id: 'academypilot' };
const empire = (pilots: readonly unknown[], more: object = {}) => ({ faction: 'galacticempire', pilots, ...more });
const messages = (list: unknown) => validate(SQUADS, list).map(({ message }) => message);

describe('reading XWS', () => {
  it('takes a pilot by id, by name, by printed name, and by name and ship', () => {
    const pilots = [
      TIE,
      { id: 'academypilot', name: 'academypilot', ship: 'tielnfighter', points: 2 },
      { name: 'Academy Pilot' },
      'academypilot',
      { name: 'darthvader', ship: 'tieddefender' },
      { id: 'soontirfel', ship: 'tieinterceptor' },
    ];
    const { squad, lost, remarks } = readXws(SQUADS, empire(pilots));
    expect(squad.ships.map(({ pilot }) => pilot)).toEqual([
      'academypilot',
      'academypilot',
      'academypilot',
      'academypilot',
      'darthvader-tieddefender',
      'soontirfel',
    ]);
    expect([...lost, ...remarks]).toEqual([]);
  });

  it.each([[undefined], [null], [{}], [[]], [{ talent: null }], [{ talent: [] }]])(
    'takes %j for no upgrades',
    (upgrades) => {
      expect(readXws(SQUADS, empire([{ ...TIE, upgrades }]))).toMatchObject({
        squad: { ships: [{ pilot: 'academypilot', upgrades: [] }] },
        lost: [],
        remarks: [],
      });
    },
  );

  it.each([
    ['ept', 'crackshot'],
    ['mod', 'shieldupgrade'],
    ['amd', 'r3astromech'],
    ['force', 'sense'],
    ['force-power', 'sense'],
    ['forcepower', 'sense'],
    ['tactical-relay', 'kraken'],
    ['unknown', 'crackshot'],
    ['constructor', 'crackshot'],
    ['crew', 'protontorpedoes'],
  ])('finds an upgrade by its id under "%s"', (key, id) => {
    expect(readXws(SQUADS, empire([{ ...TIE, upgrades: { [key]: [id] } }]))).toMatchObject({
      squad: { ships: [{ upgrades: [id] }] },
      lost: [],
    });
  });

  it('takes what builders call differently from the card data', () => {
    const pilots = [{ id: 'bobafett-firesprayclasspatrolcraft', upgrades: { talent: ['selfless-talent'] } }];
    const { squad, lost } = readXws(SQUADS, { faction: 'separatistalliance', pilots });
    expect(squad.ships).toEqual([{ pilot: 'bobafett-separatistalliance', upgrades: ['selfless'] }]);
    expect(lost).toEqual([]);
  });

  it('says in words whose pilot it is when the faction is another', () => {
    const { remarks } = readXws(SQUADS, { faction: 'rebelalliance', pilots: [TIE] });
    expect(remarks.map(({ en }) => en)).toEqual([
      'The list says its faction is the Rebel Alliance, but Academy Pilot flies for the Galactic Empire.',
    ]);
  });

  it('tells namesakes apart by their slot', () => {
    const { squad } = readXws(SQUADS, empire([{ ...TIE, upgrades: { gunner: ['sabinewren'], crew: ['sabinewren'] } }]));
    expect(squad.ships[0]?.upgrades).toEqual(['sabinewren-gunner', 'sabinewren']);
  });

  it('leaves out markers of hardpoints and says so', () => {
    const { squad, lost, remarks } = readXws(
      SQUADS,
      empire([{ ...TIE, upgrades: { hardpoint: ['hardpointcannon'] } }]),
    );
    expect(squad.ships[0]?.upgrades).toEqual([]);
    expect(lost).toEqual([]);
    expect(remarks.map(({ en }) => en)).toEqual([
      'Academy Pilot: "hardpointcannon" marks a slot and is no card; it is left out.',
    ]);
  });

  it.each([
    [undefined, [...SQUADS.commonObstacles]],
    [['', '', ''], [...SQUADS.commonObstacles]],
    [['obs=coreasteroid0'], ['coreasteroid0', 'coreasteroid5', 'core2asteroid4']],
    [
      ['gascloud1', 'nonsense'],
      ['gascloud1', 'coreasteroid5', 'core2asteroid4'],
    ],
  ])('has three obstacles after reading %j', (obstacles, expected) => {
    expect(readXws(SQUADS, empire([TIE], { obstacles })).squad.obstacles).toEqual(expected);
  });

  it.each([[undefined], ['2.9.30'], ['10/28/2022'], [''], [2.5]])('does not care about version %j', (version) => {
    expect(readXws(SQUADS, empire([TIE], { version, ruleset: 'AMG', wins: 3, points: 900 })).remarks).toEqual([]);
  });

  it('reads the format some builders write, and says when it does not know it', () => {
    expect(readXws(SQUADS, empire([TIE], { format: 'Standard' })).squad.format).toBe('standard');
    const { squad, remarks } = readXws(SQUADS, empire([TIE], { format: 'epic' }));
    expect(squad.format).toBeUndefined();
    expect(remarks.map(({ en }) => en)).toEqual([expect.stringContaining('The format "epic" is not known')]);
  });

  it('does not take a card of another set for its namesake, but names it', () => {
    const { squad, lost } = readXws(SQUADS, empire([{ id: 'darthvader-battleofyavin', ship: 'tieadvancedx1' }]));
    expect(squad.ships).toEqual([]);
    expect(lost[0]?.message).toBe(
      'Ship 1: there is no pilot "darthvader-battleofyavin"; of that name there is Darth Vader (TIE Advanced x1), Darth Vader (TIE/D Defender).',
    );
  });

  it('keeps the rest of a squad when a card is unknown', () => {
    const { squad, lost } = readXws(
      SQUADS,
      empire([{ id: 'nobody' }, { ...TIE, upgrades: { talent: ['nothing', 'crackshot'] } }]),
    );
    expect(squad.ships).toEqual([{ pilot: 'academypilot', upgrades: ['crackshot'] }]);
    expect(lost).toMatchObject([
      { rule: 'xw2.squad-lists.2', message: 'Ship 1: there is no pilot "nobody".' },
      { rule: 'xw2.squad-lists.3', message: 'Academy Pilot: there is no upgrade "nothing".' },
    ]);
  });
});

describe('what is wrong with a file has its own message', () => {
  it.each([
    ['not JSON', 'hello', /This is not JSON: /],
    ['JSON, but not XWS', '{"deck": []}', /This is JSON, but not an XWS squad/],
    ['JSON, but a number', '7', /This is JSON, but not an XWS squad/],
    ['a squad of the first edition', '{"faction": "rebels", "pilots": []}', /This squad is of the first edition/],
  ])('%s', async (_, text, message) => {
    expect(() => readXws(SQUADS, parseJson(text))).toThrow(message);
    if (text !== 'hello') await expect(parseList(SQUADS, text)).rejects.toThrow(message);
  });

  it.each([
    ['an unknown pilot', [{ id: 'nobody' }], /there is no pilot "nobody"/],
    ['an unknown upgrade', [{ ...TIE, upgrades: { talent: ['nothing'] } }], /there is no upgrade "nothing"/],
    ['over points', Array(7).fill({ id: 'darthvader' }), /The squad costs \d+ points; 20 are allowed\./],
    ['a wrong slot', [{ ...TIE, upgrades: { crew: ['seasonednavigator'] } }], /Academy Pilot has no crew slot for /],
  ])('%s', (_, pilots, message) => {
    expect(messages(empire(pilots))).toContainEqual(expect.stringMatching(message));
  });
});

describe('writing XWS', () => {
  it('writes what spec 2.0.0 wants', () => {
    const vader = { pilot: 'darthvader', upgrades: ['hate', 'afterburners'] };
    const squad = { name: 'Two', ships: [vader, { pilot: 'academypilot', upgrades: [] }], obstacles: ['gascloud1'] };
    expect(writeXws(SQUADS, squad)).toEqual({
      name: 'Two',
      faction: 'galacticempire',
      points: 9,
      pilots: [
        {
          id: 'darthvader',
          ship: 'tieadvancedx1',
          points: 7,
          upgrades: { 'force-power': ['hate'], modification: ['afterburners'] },
        },
        { id: 'academypilot', ship: 'tielnfighter', points: 2 },
      ],
      obstacles: ['gascloud1'],
      version: '2.0.0',
      vendor: { rangefinder: { builder: 'Rangefinder' } },
    });
  });

  it('can be read again, whatever the squad', () => {
    for (let i = 0; i < 200; i++) {
      const squad = randomSquad(SQUADS, new Random(`xws ${i}`));
      const { squad: again, lost, remarks } = readXws(SQUADS, parseJson(JSON.stringify(writeXws(SQUADS, squad))));
      const sorted = (upgrades: readonly string[]) => upgrades.toSorted();
      expect([...lost, ...remarks]).toEqual([]);
      expect(again.obstacles).toEqual(squad.obstacles);
      expect(again.ships.map(({ pilot, upgrades }) => [pilot, sorted(upgrades)])).toEqual(
        squad.ships.map(({ pilot, upgrades }) => [pilot, sorted(upgrades)]),
      );
    }
  });

  it('refuses a squad without ships', () => {
    expect(() => writeXws(SQUADS, { ships: [], obstacles: [] })).toThrow(BadInput);
  });
});

describe('any input', () => {
  const ids = fc.constantFrom(
    ...allPilots().map(({ id }) => id),
    ...allUpgrades().map(({ id }) => id),
    'obs=',
    '__proto__',
  );
  const value = fc.oneof(fc.anything(), ids, fc.array(fc.oneof(ids, fc.anything())));
  const upgrades = fc.oneof(value, fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('crew', 'mod')), value));
  const pilot = fc.oneof(value, fc.record({ id: value, name: value, ship: value, upgrades }, { requiredKeys: [] }));
  const likeXws = fc.record(
    { faction: fc.string(), pilots: fc.array(pilot), obstacles: value, format: value, name: value, version: value },
    { requiredKeys: ['faction', 'pilots'] },
  );
  const likeOurs = fc.record(
    { ships: fc.array(fc.oneof(value, fc.record({ pilot: value, upgrades: value }))), obstacles: value, format: value },
    { requiredKeys: ['ships'] },
  );

  it('is read or refused with a reason, never a crash', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), likeXws, likeOurs), (list) => {
        const problems = validate(SQUADS, list);
        for (const { rule, message } of problems) {
          expect(rule).toMatch(/^xw2\./);
          expect(message.length).toBeGreaterThan(0);
        }
        if (problems.length === 0) expect(readSquad(SQUADS, list).squad.ships.length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 1000 },
    );
  });

  it('as text too', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      likeXws.map((list) => JSON.stringify(list) ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        try {
          await parseList(SQUADS, written);
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
