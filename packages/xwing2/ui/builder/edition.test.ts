import { describe, expect, it } from 'vitest';
import { FACTIONS, SLOTS } from '../../src/card.ts';
import { allPilots, allUpgrades, pilotCard, upgradeCard } from '../../src/cards/catalog.ts';
import { MODES } from '../../src/squad/gamemode.ts';
import { BUILDER_EDITION } from './edition.ts';

const { icons, factionTitle, modeName, order, pilotAliases, pilotKeywords, pilotNumbers } = BUILDER_EDITION;
const { silhouette, upgradeKeywords, upgradeNumbers } = BUILDER_EDITION;

describe('the second edition in the builder', () => {
  it('finds pilots by their keywords, those of their ship, and its ability', () => {
    const vader = pilotCard('darthvader');
    expect(pilotKeywords(vader)).toEqual(expect.arrayContaining(['Sith', 'TIE']));
    expect(pilotAliases(vader)).toContain('Advanced Targeting Computer');
  });

  it('finds upgrades by the keywords they ask for, also where one of several will do', () => {
    const asking = allUpgrades().filter((card) => upgradeKeywords(card).length > 0);
    const named = allUpgrades().filter((card) => JSON.stringify(card.restrictions ?? []).includes('"keyword"'));
    expect(asking).toEqual(named);
    expect(asking.length).toBeGreaterThan(10);
  });

  it('has a word and a picture for everything that one may choose', () => {
    for (const faction of FACTIONS) expect(factionTitle(faction).pl + icons.faction(faction)).toMatch(/faction-/);
    for (const slot of SLOTS) expect(icons.slot(slot)).toBe(`slot-${slot}`);
    for (const mode of MODES) expect(modeName(mode).en).not.toBe('');
    for (const pilot of allPilots()) {
      expect(order.of(pilot)).toBe(pilot.initiative);
      expect(silhouette(pilot.type).body).not.toBe('');
    }
  });

  it('shows weapons, charges and Force', () => {
    const shown = (id: string) => upgradeNumbers(upgradeCard(id)).map(({ label, value }) => `${label.en} ${value.en}`);
    expect(shown('protontorpedoes')).toEqual(['Attack (front) 4 · Range 2–3', 'Charges 2']);
    expect(shown('shieldupgrade')).toEqual([]);
    expect(pilotNumbers(pilotCard('darthvader')).map(({ value }) => value.en)).toEqual(['3']);
  });
});
