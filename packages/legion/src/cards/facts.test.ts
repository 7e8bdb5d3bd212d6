import { readFileSync } from 'node:fs';
import type { Words } from '@rangefinder/kernel/words';
import { describe, expect, it } from 'vitest';
import { type KeywordUse, type Restriction, SLOTS, type UpgradeSide, type WeaponFacts } from '../card.ts';
import {
  allBattleCards,
  allCommands,
  allSupplies,
  allUnits,
  allUpgrades,
  battleCardFacts,
  commandFacts,
  faceOf,
  findBattleCard,
  findCommand,
  findSupply,
  findUnit,
  findUpgrade,
  unitFacts,
  upgradeFacts,
} from './catalog.ts';

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

/** All three languages say something, or none does. */
function expectText({ en, fr, pl }: Words, card: string): void {
  const said = [en, fr, pl].filter((text) => text.trim() !== '');
  expect([0, 3], card).toContain(said.length);
  expect(new Set(said).size, card).toBe(said.length);
  for (const text of said) expect(text, card).toMatch(/\S[.!]$/);
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

describe('upgrade cards', () => {
  const names = new Set(allUnits().map(({ name }) => name));

  function expectSide(side: UpgradeSide, card: string): void {
    expectKeywords(side.keywords, card);
    expectWeapons(side.weapons, card);
    expectText(side.text, card);
    if (side.text.en === '') expect(side.abilities, card).toEqual([]);
  }

  /** Units that a restriction lets through. */
  function fits(restriction: Restriction): readonly string[] {
    const { factions, units, ranks, types, subtypes, slots, or } = restriction;
    const here = allUnits().filter(
      (unit) =>
        (!factions || factions.includes(unit.faction)) &&
        (!units || units.includes(unit.name)) &&
        (!ranks || ranks.includes(unit.rank)) &&
        (!types || types.includes(unit.type)) &&
        (!subtypes || unit.subtypes.some((subtype) => subtypes.includes(subtype))) &&
        (!slots || slots.every((slot) => unit.slots.includes(slot))),
    );
    return [...here.map(({ id }) => id), ...(or ? fits(or) : [])];
  }

  function namedBy({ units = [], or }: Restriction): readonly string[] {
    return [...units, ...(or ? namedBy(or) : [])];
  }

  it('have names of their own', () => {
    expectDistinct(allUpgrades().map(({ id }) => id));
    expect(upgradeFacts('dlt-19-stormtrooper').slot).toBe('heavy-weapon');
    expect(findUpgrade('ewok')).toBeUndefined();
    expect(() => upgradeFacts('ewok')).toThrow('ewok');
  });

  it('have two well-formed faces, or one', () => {
    for (const upgrade of allUpgrades()) {
      expectSide(upgrade, upgrade.id);
      if (upgrade.back) expectSide(upgrade.back, `${upgrade.id}, back`);
    }
    expect(faceOf({ id: 'a-180-configuration', side: 'front' }).weapons[0]?.range).toEqual([1, 2]);
    expect(faceOf({ id: 'a-180-configuration', side: 'back' }).weapons[0]?.range).toEqual([1, 3]);
  });

  it('do something', () => {
    for (const { id, adds, keywords, weapons, text, addsSlot } of allUpgrades()) {
      const something = adds || addsSlot || keywords.length > 0 || weapons.length > 0 || text.en !== '';
      expect(Boolean(something), id).toBe(true);
    }
  });

  it('name units that there are', () => {
    for (const { id, restriction, withoutSlot, cheaper } of allUpgrades()) {
      const others = cheaper ? ['on' in cheaper ? cheaper.on : cheaper.beside] : [];
      for (const name of [...namedBy(restriction), ...withoutSlot, ...others]) {
        expect(names.has(name), `${id}: ${name}`).toBe(true);
      }
    }
  });

  it('can be given to a unit that has an icon for them', () => {
    for (const { id, slot, restriction } of allUpgrades()) {
      const takers = fits(restriction).filter((unit) => unitFacts(unit).slots.includes(slot));
      expect(takers.length, id).toBeGreaterThan(0);
    }
  });

  it('add miniatures only in the slots of troopers', () => {
    for (const { id, slot, adds } of allUpgrades()) {
      expect(adds !== null, id).toBe(slot === 'heavy-weapon' || slot === 'personnel'); // legion.upgrade-cards.12
    }
  });
});

describe('command cards', () => {
  const names = new Set(allUnits().map(({ name }) => name));

  it('have names of their own', () => {
    expectDistinct(allCommands().map(({ id }) => id));
    expect(commandFacts('ambush').pips).toBe(1);
    expect(findCommand('yub-nub')).toBeUndefined();
    expect(() => commandFacts('yub-nub')).toThrow('yub-nub');
  });

  it('are well-formed', () => {
    for (const command of allCommands()) {
      expectWeapons(command.weapons, command.id);
      expectText(command.text, command.id);
      if (command.text.en === '') expect(command.abilities, command.id).toEqual([]);
    }
  });

  it('belong to characters that there are, and name units that there are', () => {
    for (const { id, character, faction, orders } of allCommands()) {
      for (const name of orders.units) expect(names.has(name), `${id}: ${name}`).toBe(true);
      if (character === '') continue;
      const whose = allUnits().filter((unit) => unit.name === character && (!faction || unit.faction === faction));
      expect(whose.length, `${id}: ${character}`).toBeGreaterThan(0);
    }
  });

  it('order somebody, unless they are flaws', () => {
    for (const { id, kind, pips, orders } of allCommands()) {
      const ordered = orders.units.length + orders.others;
      if (kind === 'flaw') expect([pips, ordered], id).toEqual([0, 0]);
      else expect(ordered, id).toBeGreaterThan(0);
      if (kind === 'command') expect([1, 2, 3, 4], id).toContain(pips);
    }
  });

  it('give every flawed character its flaw', () => {
    const flawed = allUnits().filter(({ keywords }) => keywords.some(({ id }) => id === 'flawed'));
    const flaws = allCommands().filter(({ kind }) => kind === 'flaw');
    expect(flaws.map(({ character }) => character).sort()).toEqual(flawed.map(({ name }) => name).sort());
  });

  it('let every army choose two of one, two and three pips', () => {
    for (const faction of ['empire', 'rebels', 'republic', 'separatists']) {
      for (const pips of [1, 2, 3]) {
        const cards = allCommands().filter((card) => card.pips === pips && [faction, null].includes(card.faction));
        expect(cards.length, `${faction}, ${pips}`).toBeGreaterThan(2);
      }
    }
  });
});

describe('battle cards', () => {
  function areaOf(outline: readonly { readonly x: number; readonly y: number }[]): number {
    return outline.reduce((sum, { x, y }, index) => {
      const next = outline[(index + 1) % outline.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0);
  }

  it('have names of their own, and texts', () => {
    expectDistinct(allBattleCards().map(({ id }) => id));
    for (const { id, text, weapon } of allBattleCards()) {
      expect(text.en, id).not.toBe('');
      expectText(text, id);
      if (weapon) expectWeapons([weapon], id);
    }
    expect(findBattleCard('endor')).toBeUndefined();
    expect(() => battleCardFacts('endor')).toThrow('endor');
  });

  it('give either player as many barricades as their text says', () => {
    const cards = allBattleCards().flatMap(({ text, tokens }) =>
      tokens.barricade === undefined ? [] : [{ text, each: tokens.barricade / 2 }],
    );
    expect(cards.length).toBeGreaterThan(0);
    for (const { text, each } of cards) {
      for (const said of [text.en, text.fr, text.pl]) expect(said.match(/\d+/)?.[0]).toBe(String(each));
    }
  });

  it('make a deck for either battlefield', () => {
    for (const mode of ['standard', 'skirmish']) {
      for (const kind of ['objective', 'deployment', 'condition']) {
        const cards = allBattleCards().filter((card) => card.mode === mode && card.kind === kind);
        expect(cards.length, `${mode} ${kind}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('give both sides equal room on the battlefield, all but one', () => {
    const unequal: string[] = [];
    for (const { id, kind, mode, zones, places } of allBattleCards()) {
      const width = mode === 'standard' ? 1800 : 900;
      for (const { x, y } of [...(zones?.blue.flat() ?? []), ...(zones?.red.flat() ?? []), ...places]) {
        expect(x >= 0 && x <= width && y >= 0 && y <= 900, `${id}: ${x}, ${y}`).toBe(true);
      }
      expect(zones !== null, id).toBe(kind === 'deployment');
      if (!zones) continue;
      const [blue, red] = [zones.blue, zones.red].map((side) =>
        side.reduce((sum, outline) => sum + Math.abs(areaOf(outline)), 0),
      );
      if (Math.abs((blue ?? 0) - (red ?? 0)) > 1) unequal.push(id);
    }
    expect(unequal).toEqual(['hemmed-in']);
  });

  it('count cells of range 1 from the nearer edge', () => {
    const { zones } = battleCardFacts('battle-lines');
    expect(zones?.blue[0]?.map(({ y }) => Math.round(y))).toEqual([0, 0, 152, 152]);
    expect(zones?.red[0]?.map(({ y }) => Math.round(y))).toEqual([748, 748, 900, 900]);
    expect(battleCardFacts('major-offensive').zones?.red[0]?.[0]).toEqual({ x: 0, y: 450 });
  });
});

describe('supply cards', () => {
  it('are sixteen, and well-formed', () => {
    expectDistinct(allSupplies().map(({ id }) => id));
    expect(allSupplies().reduce((sum, { copies }) => sum + copies, 0)).toBe(16);
    for (const { id, keywords, text, abilities } of allSupplies()) {
      expectKeywords(keywords, id);
      expectText(text, id);
      if (text.en === '') expect(abilities, id).toEqual([]);
      expect(keywords.length > 0 || text.en !== '', id).toBe(true);
    }
    expect(findSupply('camouflage')?.sure).toBe(false);
    expect(findSupply('blanket')).toBeUndefined();
  });
});

describe('keywords', () => {
  it('are card actions wherever they are printed, or nowhere', () => {
    const sides = allUpgrades().flatMap((upgrade) => (upgrade.back ? [upgrade, upgrade.back] : [upgrade]));
    const uses = [...allUnits(), ...sides, ...allSupplies()].flatMap(({ keywords }) => keywords);
    const actions = new Set(uses.filter((use) => use.action).map(({ id }) => id));
    expect(uses.filter((use) => !use.action && actions.has(use.id))).toEqual([]);
  });
});
