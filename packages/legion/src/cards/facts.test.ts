import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type KeywordUse, SLOTS, type WeaponFacts } from '../card.ts';
import { allUnits, findUnit, unitFacts } from './catalog.ts';

const RULES = [1, 2, 3].map((part) =>
  readFileSync(new URL(`../../rules/reference-${part}.md`, import.meta.url), 'utf8'),
);
const CHAPTERS = new Set(RULES.flatMap((text) => [...text.matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, id]) => id)));

/** Printed on cards, and nowhere in the reference. */
const WITHOUT_CHAPTER = ['immune-melee-pierce'];

function expectKeywords(keywords: readonly KeywordUse[], card: string): void {
  for (const { id, value, of } of keywords) {
    expect(CHAPTERS.has(id) || WITHOUT_CHAPTER.includes(id), `${card}: ${id}`).toBe(true);
    expect(value, `${card}: ${id}`).toBeGreaterThan(0);
    expect(of, `${card}: ${id}`).toBe(of.toLowerCase());
  }
}

function expectWeapons(weapons: readonly WeaponFacts[], card: string): void {
  for (const weapon of weapons) {
    const label = `${card}: ${weapon.name}`;
    expect(weapon.dice.red + weapon.dice.black + weapon.dice.white, label).toBeGreaterThan(0);
    expect(weapon.melee || weapon.range !== null || weapon.special !== undefined, label).toBe(true);
    if (weapon.range) expect(weapon.range[0], label).toBeLessThanOrEqual(weapon.range[1]);
    expectKeywords(weapon.keywords, label);
  }
}

function expectDistinct(ids: readonly string[]): void {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
}

describe('unit cards', () => {
  it('have names of their own', () => {
    expectDistinct(allUnits().map(({ id }) => id));
    expect(unitFacts('stormtroopers').name).toBe('Stormtroopers');
    expect(findUnit('ewoks')).toBeUndefined();
    expect(() => unitFacts('ewoks')).toThrow('ewoks');
  });

  it('print keywords of the reference and weapons that can hit', () => {
    for (const unit of allUnits()) {
      expectKeywords(unit.keywords, unit.id);
      expectWeapons(unit.weapons, unit.id);
    }
  });

  it('print numbers that can be played', () => {
    for (const unit of allUnits()) {
      expect(unit.minis, unit.id).toBeGreaterThan(0);
      expect(unit.wounds, unit.id).toBeGreaterThan(0);
      expect(unit.points, unit.id).toBeGreaterThan(0);
      expect(unit.formerPoints, unit.id).toBeGreaterThan(0);
      expect(unit.speed, unit.id).toBeLessThanOrEqual(3);
      const vehicle = unit.type === 'ground' || unit.type === 'repulsor';
      expect(vehicle ? unit.courage : unit.resilience, unit.id).toBeNull();
      for (const slot of unit.slots) expect(SLOTS).toContain(slot);
    }
  });

  it('stand on bases with notches unless these are small', () => {
    for (const { id, type, base, height, eye } of allUnits()) {
      expect(base.small, id).toBe(base.radius === 13.5);
      expect(base.notched, id).toBe(!base.small);
      if (type !== 'trooper') expect(base.small, id).toBe(false);
      expect(height, id).toBeGreaterThan(0);
      expect(eye, id).toBeLessThanOrEqual(height);
    }
    expect(unitFacts('e-web-heavy-blaster-team').eye).toBe(38);
    expect(unitFacts('df-90-mortar-trooper').eye).toBe(38);
  });

  it('name units that there are', () => {
    const names = new Set(allUnits().map(({ name }) => name.toLowerCase()));
    const naming = ['counterpart', 'detachment', 'entourage', 'teamwork'];
    for (const { id, keywords } of allUnits()) {
      for (const use of keywords) if (naming.includes(use.id)) expect(names.has(use.of), `${id}: ${use.of}`).toBe(true);
    }
  });

  it('are as many as four armies need', () => {
    for (const faction of ['empire', 'rebels', 'republic', 'separatists']) {
      const units = allUnits().filter((unit) => unit.faction === faction);
      for (const rank of ['commander', 'operative', 'corps', 'special', 'support', 'heavy']) {
        expect(units.filter((unit) => unit.rank === rank).length, `${faction} ${rank}`).toBeGreaterThan(1);
      }
    }
  });
});
