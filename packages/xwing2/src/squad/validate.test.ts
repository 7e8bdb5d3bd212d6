import { gameMode, isLegal, validate } from '@rangefinder/xwing/squad';
import { describe, expect, it } from 'vitest';
import type { Restriction } from '../card.ts';
import { allPilots, allUpgrades, pilotCard, unwritten, upgradeCard } from '../cards/catalog.ts';
import { parseSetup } from '../setup.ts';
import { READY_SQUADS } from './ready.ts';
import { dependsOnOthers, type Fitting, meets } from './restrictions.ts';
import { described } from './restrictionwords.ts';
import { SQUADS } from './squads.ts';

const bare = (pilot: string): Fitting => ({ pilot: pilotCard(pilot), equipped: [], squadNames: new Set() });

describe('restrictions', () => {
  const cases: [Restriction, string, string][] = [
    [{ faction: ['galacticempire'] }, 'darthvader', 'lukeskywalker'],
    [{ size: ['large'] }, 'hansolo-modifiedyt1300lightfreighter', 'lukeskywalker'],
    [{ ship: ['t65xwing'] }, 'lukeskywalker', 'darthvader'],
    [{ action: 'lock' }, 'lukeskywalker', 'academypilot'],
    [{ action: 'boost', difficulty: 'white' }, 'soontirfel', 'hansolo-modifiedyt1300lightfreighter'],
    [{ keyword: ['Sith'] }, 'darthvader', 'lukeskywalker'],
    [{ shipAbility: ['Autothrusters'] }, 'soontirfel', 'darthvader'],
    [{ forceSide: ['light'] }, 'lukeskywalker', 'darthvader'],
    [{ arc: ['rear'] }, 'norrawexley', 'lukeskywalker'],
    [{ nonLimited: true }, 'academypilot', 'darthvader'],
    [{ nonLimited: false }, 'darthvader', 'academypilot'],
    [{ agility: [3] }, 'darthvader', 'lukeskywalker'],
    [{ initiativeUpTo: 3 }, 'academypilot', 'darthvader'],
    [{ shieldsFrom: 1 }, 'lukeskywalker', 'academypilot'],
    [{ anyOf: [{ faction: ['firstorder'] }, { keyword: ['Sith'] }] }, 'darthvader', 'lukeskywalker'],
  ];
  it.each(cases)('%j: %s may, %s may not', (restriction, may, mayNot) => {
    expect(meets(restriction, bare(may))).toBe(true);
    expect(meets(restriction, bare(mayNot))).toBe(false);
    expect(Object.values(described(restriction)).filter(Boolean)).toHaveLength(3);
  });

  it('look at other upgrades and at the squad', () => {
    const luke = bare('lukeskywalker');
    const with_ = (id: string) => ({ ...luke, equipped: [upgradeCard(id)] });
    expect(meets({ equipped: ['astromech'] }, luke)).toBe(false);
    expect(meets({ equipped: ['astromech'] }, with_('r3astromech'))).toBe(true);
    expect(meets({ action: 'boost' }, luke)).toBe(false);
    expect(meets({ action: 'boost' }, with_('servomotorsfoils'))).toBe(true);
    expect(meets({ forceSide: ['dark'] }, with_('maul'))).toBe(true);
    expect(meets({ squadIncludes: ['Ezra Bridger'] }, luke)).toBe(false);
    expect(meets({ squadIncludes: ['Ezra Bridger'] }, { ...luke, squadNames: new Set(['Ezra Bridger']) })).toBe(true);
    expect(dependsOnOthers({ anyOf: [{ faction: ['resistance'] }, { squadIncludes: ['x'] }] })).toBe(true);
  });
});

describe('the facts of restrictions', () => {
  const open = allUpgrades().filter(({ restrictions }) => restrictions === undefined);

  it('titles, configurations and tactical relays are all for somebody', () => {
    const types = ['title', 'configuration', 'tacticalrelay'];
    expect(open.filter(({ fills }) => fills.some((slot) => types.includes(slot))).map(({ id }) => id)).toEqual([]);
  });

  it('people serve a faction, but for two who serve anybody', () => {
    const people = open.filter(
      ({ fills, limited }) => limited > 0 && (fills.includes('crew') || fills.includes('gunner')),
    );
    expect(people.map(({ id }) => id)).toEqual(['hondoohnaka', 'informant']);
  });

  it('name ship types, keywords and abilities that exist', () => {
    const types = new Set(allPilots().map(({ type }) => type.id));
    const keywords = new Set(allPilots().flatMap((pilot) => pilot.keywords ?? []));
    const abilities = new Set(allPilots().flatMap(({ ability }) => ability?.name ?? []));
    const unknown = allUpgrades().flatMap(({ id, restrictions = [] }) =>
      restrictions.flatMap((restriction) => {
        const known =
          'ship' in restriction
            ? restriction.ship.some((type) => types.has(type))
            : 'keyword' in restriction
              ? restriction.keyword.every((keyword) => keywords.has(keyword))
              : 'shipAbility' in restriction
                ? restriction.shipAbility.every((ability) => abilities.has(ability))
                : true;
        return known ? [] : [id];
      }),
    );
    // Cards of huge ships and of the hyperspace ring.
    expect(unknown).toEqual(['corsairrefit', 'syliure31hyperdrive']);
  });
});

describe('validate', () => {
  it('names the rule of a list that is no squad', () => {
    for (const list of [undefined, null, 7, 'squad', [], {}, { ships: 'three' }, { ships: [], format: 'epic' }]) {
      expect(validate(SQUADS, list).map(({ rule }) => rule)).toEqual(['xw2.squad-lists.1']);
    }
  });

  it('does not count for ever', () => {
    const many = (n: number) => Array(n).fill('academypilot');
    for (const list of [
      { ships: many(100_000) },
      { ships: [{ pilot: 'academypilot', upgrades: many(100_000) }] },
      { faction: 'galacticempire', pilots: many(100_000) },
      { faction: 'galacticempire', pilots: [{ id: 'academypilot', upgrades: { talent: many(100_000) } }] },
    ]) {
      expect(validate(SQUADS, list).map(({ rule }) => rule)).toEqual(['xw2.squad-lists.1']);
    }
  });

  it('refuses cards whose abilities are not written yet, except for a real table', () => {
    const missing = allPilots().find(({ abilities }) => abilities === 'unwritten');
    const card = missing ?? allUpgrades().find(({ abilities }) => abilities === 'unwritten');
    if (!card) return;
    expect(unwritten(card)?.en).toContain('is not written yet');
    const ship = missing ? { pilot: missing.id } : { pilot: 'academypilot', upgrades: [card.id] };
    const rules = (list: object) => validate(SQUADS, list).map(({ rule }) => rule);
    expect(rules({ ships: [ship] })).toContain('xw2.squad-lists.4');
    expect(rules({ ships: [ship], paper: true })).not.toContain('xw2.squad-lists.4');
  });

  it('fills in what an event does not announce', () => {
    expect(gameMode(SQUADS, { points: 30 })).toEqual({
      mode: 'extended',
      points: 30,
      ships: [3, 8],
      banned: [],
      restricted: [],
    });
    expect(gameMode(SQUADS, 'standard').mode).toBe('standard');
  });

  it('makes a legal squad of a squad, and only of a legal one', () => {
    const [ready] = READY_SQUADS;
    expect(ready && isLegal(SQUADS, ready)).toBe(true);
    expect(isLegal(SQUADS, { ships: [], obstacles: [] })).toBe(false);
  });
});

describe('a setup that wants legal squads', () => {
  const [good] = READY_SQUADS;
  const small = { ships: [{ pilot: 'academypilot', upgrades: ['crackshot', 'predator'] }], obstacles: [] };

  it('takes them, and refuses others with their first reasons', () => {
    expect(parseSetup({ squads: [good, good], legal: true })).toMatchObject({ legal: true });
    expect(() => parseSetup({ squads: [good, { ...good, obstacles: [] }], legal: true })).toThrow(
      'squads[1]: This squad is not legal. The squad brings 0 obstacles; it must bring three. (xw2.missions.setup.1)',
    );
  });

  it('is not the only setup: casual play takes any squad of playable cards', () => {
    expect(() => parseSetup({ squads: [good, { ...small, ships: [{ pilot: 'academypilot' }] }] })).not.toThrow();
  });
});
