import { Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../card.ts';
import { allUpgrades } from '../cards/catalog.ts';
import { legion } from '../index.ts';
import { parseArmy } from './army.ts';
import { armyByChance } from './chance.ts';
import { recruit } from './changes.ts';
import { ARMY_MODES } from './modes.ts';
import { armyPoints } from './points.ts';
import { READY_ARMIES } from './ready.ts';
import { READY_GRAND_ARMIES } from './readygrand.ts';
import { armyProblems } from './validate.ts';

describe('ready armies', () => {
  it.each(READY_ARMIES.map((army) => [army.name, army] as const))('%s can be played as it is', (_, army) => {
    expect(armyProblems(army)).toEqual([]);
    expect(armyPoints(army)).toBeGreaterThan(army.mode === 'skirmish' ? 450 : 770);
    expect(army.commands).toHaveLength(7);
    expect(parseArmy(army, '')).toEqual(army);
  });

  it('are two of 800 points and one for a skirmish, of each faction', () => {
    for (const faction of FACTIONS) {
      const modes = READY_ARMIES.filter((army) => army.faction === faction).map(({ mode }) => mode ?? 'standard');
      expect(modes.sort()).toEqual(['skirmish', 'standard', 'standard']);
    }
  });

  it('make a grand army of each faction', () => {
    expect(READY_GRAND_ARMIES.map(({ faction }) => faction)).toEqual(FACTIONS);
    for (const army of READY_GRAND_ARMIES) {
      expect(armyProblems(army)).toEqual([]);
      expect(armyPoints(army)).toBeGreaterThan(1540);
    }
  });

  it('of a skirmish begin one', () => {
    const lists = READY_ARMIES.filter(({ mode }) => mode === 'skirmish').slice(0, 2);
    expect(legion.newSetup({ lists }).mode).toBe('skirmish');
  });
});

describe('armies by chance', () => {
  it('are legal, and have whatever units may have', () => {
    const armies = ARMY_MODES.flatMap((mode) =>
      Array.from({ length: 40 }, (_, i) => armyByChance(new Random(`${mode} ${i}`), mode)),
    );
    for (const army of armies) expect(armyProblems(army)).toEqual([]);
    const units = armies.flatMap((army) => army.units);
    const bare = units.filter(({ unit, upgrades }) => upgrades.length <= recruit(unit).upgrades.length);
    expect(bare.length).toBeLessThan(units.length / 4);
    expect(units.some(({ loadout }) => loadout !== undefined)).toBe(true);
    for (const { loadout = [], upgrades } of units) expect(loadout.some((id) => upgrades.includes(id))).toBe(false);
    expect(units.some(({ counterpart }) => counterpart !== undefined)).toBe(true);
    expect(armies.some(({ contingencies }) => contingencies.length > 0)).toBe(true);
  });
});

describe('cards whose effects are not written', () => {
  it('are refused, but on paper', () => {
    const unwritten = allUpgrades().find(({ abilities }) => abilities === 'unwritten');
    const [army] = READY_ARMIES;
    if (!unwritten || !army) return;
    const units = [...army.units, { unit: 'stormtroopers', upgrades: [unwritten.id] }];
    const rules = (paper: object) => armyProblems({ ...army, ...paper, units }).map(({ rule }) => rule);
    expect(rules({})).toContain('legion.army-lists.2');
    expect(rules({ paper: true })).not.toContain('legion.army-lists.2');
  });
});

describe('what is wrong with an army', () => {
  it('calls cards by their names', () => {
    const units = ['df-90-mortar-trooper', 'imperial-special-forces-inferno-squad'];
    const said = armyProblems(parseArmy({ faction: 'empire', units }, '')).map(({ message }) => message);
    expect(said).toContain('DF-90 Mortar Trooper needs a unit of its own called Shoretroopers.');
    expect(said).toContainEqual(expect.stringContaining('must be equipped with an upgrade: Gideon Hask.'));
  });

  it('is said in three languages', () => {
    const army = parseArmy({ faction: 'empire', units: ['yoda', 'yoda', 'df-90-mortar-trooper'] }, '');
    const problems = armyProblems(army);
    expect(problems.length).toBeGreaterThan(6);
    for (const { said, message } of problems) {
      expect(message).toBe(said.en);
      expect(new Set([said.en, said.fr, said.pl]).size).toBe(3);
    }
  });
});
