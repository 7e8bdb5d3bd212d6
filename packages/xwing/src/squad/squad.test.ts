import { Random } from '@rangefinder/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SQUADS } from '../../test/edition.ts';
import {
  equip,
  isLegal,
  parseList,
  parseSquad,
  pilotChoices,
  randomSquad,
  readSquad,
  readXws,
  type Squad,
  shareText,
  slotPlaces,
  squadCost,
  squadShip,
  summary,
  unequip,
  upgradeChoices,
  upgradesCost,
  validate,
  writeXws,
} from './index.ts';

const squad = (...ships: Squad['ships']): Squad => ({ ships, obstacles: SQUADS.commonObstacles });
/** Lists by slot do not keep the order of upgrades. */
const sorted = ({ ships }: Squad) => ships.map(({ pilot, upgrades }) => [pilot, ...upgrades.toSorted()]);
const rules = (list: Squad) => SQUADS.problemsOf(list).map(({ rule }) => rule);

describe('points', () => {
  it('pay for upgrades, too, where ships have no loadout; a refit may give some back', () => {
    const ship = squadShip('ada', 'daring', 'lightframe');
    expect(upgradesCost(SQUADS, ship)).toBe(1);
    expect(squadCost(SQUADS, squad(ship, squadShip('rookie')))).toBe(46);
    expect(summary(SQUADS, squad(ship))).toEqual([
      '29 of 100 points, 1 ships of the red side, dogfight',
      'Ada (Kite) 29 points: Daring 3, Light Frame -2',
    ]);
  });

  it('are counted with them', () => {
    const five = [1, 2, 3, 4, 5].map(() => squadShip('rookie'));
    expect(rules(squad(...five))).toEqual([]);
    expect(rules(squad(...five.with(0, squadShip('rookie', 'firecracker'))))).toEqual([]);
    const armed = five.map(() => squadShip('rookie', 'firecracker'));
    expect(rules(squad(...armed))).toEqual(['test.points.1']);
  });
});

describe('reasons', () => {
  it.each([
    ['one name on two ships', squad(squadShip('ada'), squadShip('ada-barge')), 'test.unique.1'],
    ['a ship and an upgrade of one name', squad(squadShip('ada'), squadShip('hauler', 'ada-crew')), 'test.unique.1'],
    ['two factions', squad(squadShip('rookie'), squadShip('recruit')), 'test.faction.1'],
    ['two copies of what a ship has one of', squad(squadShip('hauler', 'lookout', 'lookout')), 'test.single.1'],
    ['no slot', squad(squadShip('rookie', 'daring')), 'test.slots.1'],
    ['another ship', squad(squadShip('rookie', 'galley')), 'test.restriction.1'],
    ['another faction', squad(squadShip('bo', 'ada-crew')), 'test.restriction.1'],
    ['a slot that was taken away', squad(squadShip('hauler', 'galley', 'porter', 'porter')), 'test.slots.1'],
    [
      'a hardpoint that is full',
      squad(squadShip('rookie', 'rack', 'firecracker', 'firecracker', 'firecracker')),
      'test.slots.2',
    ],
    ['too few obstacles', { ...squad(squadShip('rookie')), obstacles: [] }, 'test.obstacles.1'],
  ])('%s', (_, list, rule) => {
    expect(rules(list)).toEqual([rule]);
  });

  it.each([
    ['two copies where nothing forbids them', squadShip('hauler', 'porter', 'porter')],
    ['a slot that a card adds', squadShip('hauler', 'galley', 'daring')],
    ['a hardpoint that a card brings', squadShip('rookie', 'rack', 'firecracker', 'firecracker')],
    ['a card of two icons', squadShip('hauler', 'choir')],
  ])('are none for %s', (_, ship) => {
    expect(rules(squad(ship))).toEqual([]);
  });
});

describe('places', () => {
  it('are those of the bar, with what cards add, take and fill', () => {
    const slots = (...upgrades: string[]) =>
      slotPlaces(SQUADS, squadShip('hauler', ...upgrades)).map((place) => place.slots.join('/'));
    expect(slots()).toEqual(['crew', 'crew', 'title', 'refit']);
    expect(slots('galley')).toEqual(['elite', 'crew', 'title', 'refit']);
    const filled = slotPlaces(SQUADS, squadShip('hauler', 'choir')).map(({ filledBy }) => filledBy?.id);
    expect(filled).toEqual([undefined, 'choir', undefined, undefined]);
    expect(slotPlaces(SQUADS, squadShip('rookie', 'rack')).at(-1)).toMatchObject({
      hardpoint: true,
      slots: ['bomb', 'cannon'],
    });
  });

  it('offer what fits, and the rest with its reason', () => {
    const list = squad(squadShip('ada'));
    const [, , title] = slotPlaces(SQUADS, squadShip('ada'));
    if (!title) throw new Error('A title can be taken.');
    const titles = upgradeChoices(SQUADS, list, 0, title).map(({ card, problems }) => [card.id, problems.length]);
    expect(titles).toEqual([
      ['rack', 0],
      ['galley', 1],
    ]);
    const pilots = pilotChoices(SQUADS, list, 'red').filter(({ problems }) => problems.length === 0);
    expect(pilots.map(({ card }) => card.id)).toEqual(['rookie', 'hauler']);
    expect(unequip(SQUADS, equip(SQUADS, list, 0, 'rack'), 0, 0)).toEqual(list);
  });
});

describe('a random squad', () => {
  it('is legal, and comes back from every form it is written in', async () => {
    const { writeForeign } = await SQUADS.exchange();
    await fc.assert(
      fc.asyncProperty(fc.string(), async (seed) => {
        const list = randomSquad(SQUADS, new Random(seed));
        expect(isLegal(SQUADS, list)).toBe(true);
        expect(validate(SQUADS, list)).toEqual([]);
        expect(parseSquad(SQUADS, JSON.parse(JSON.stringify(list)), '')).toEqual(list);
        expect(sorted(readXws(SQUADS, writeXws(SQUADS, list)).squad)).toEqual(sorted(list));
        const shared = await parseList(SQUADS, shareText(SQUADS, list) ?? '');
        expect(readSquad(SQUADS, shared.list).squad).toEqual(list);
        for (const format of SQUADS.foreignFormats) {
          const { list: read, notes } = await parseList(SQUADS, writeForeign(list, format));
          const { squad: again, lost } = readSquad(SQUADS, read);
          expect(lost).toEqual([]);
          // A line of names does not tell the ships of a pilot apart, and says so.
          if (notes.length === 0) expect(sorted(again)).toEqual(sorted(list));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('XWS', () => {
  it('names things as an edition does', () => {
    const written = writeXws(SQUADS, squad(squadShip('ada-barge', 'galley', 'daring')));
    expect(written).toMatchObject({ faction: 'reds', version: '1.0.0', points: 38 });
    expect(written.pilots).toEqual([
      { name: 'ada', ship: 'barge', points: 38, upgrades: { title: ['galley'], ept: ['daring'] } },
    ]);
  });

  it('is read with what builders write besides', () => {
    const pilots = [{ name: 'ada', ship: 'kitefighter', upgrades: { talent: ['daring'], crew: ['ada'] } }, 'nobody'];
    const { squad: read, lost } = readXws(SQUADS, { faction: 'reds', pilots });
    expect(read.ships).toEqual([squadShip('ada', 'daring', 'ada-crew')]);
    expect(lost.map(({ rule }) => rule)).toEqual(['test.lists.2']);
    expect(() => readXws(SQUADS, { faction: 'green', pilots })).toThrow('Another game.');
  });
});
