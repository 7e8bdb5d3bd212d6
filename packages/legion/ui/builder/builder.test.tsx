import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { newArmy } from '../../src/army/changes.ts';
import { READY_ARMIES } from '../../src/army/ready.ts';
import { allUnits } from '../../src/cards/catalog.ts';
import { Unsure } from '../side/CardText.tsx';
import { openArmy } from './armyState.ts';
import { Builder } from './Builder.tsx';
import { unitFilters } from './filters.ts';
import { ListCard } from './ListCard.tsx';
import { minisIn } from './sums.ts';

const settings = { language: 'en', animation: 0, sound: false } as const;
const [VADER] = READY_ARMIES;
if (!VADER) throw new Error('There is no ready army.');

function page(list: unknown, language: 'en' | 'fr' | 'pl' = 'en'): string {
  return renderToStaticMarkup(<Builder settings={{ ...settings, language }} list={list} onChange={() => undefined} />);
}

describe('a list in the builder', () => {
  it('is opened as it was saved; what is unknown is named, and nonsense begins anew', () => {
    expect(openArmy(JSON.parse(JSON.stringify(VADER)))).toEqual({ army: VADER, lost: [], unreadable: false });
    const { army, lost } = openArmy({ faction: 'empire', units: ['at-st', 'nobody'] });
    expect(army?.units).toEqual([{ unit: 'at-st', upgrades: [] }]);
    expect(lost.map(({ rule }) => rule)).toEqual(['legion.army-lists.1']);
    expect(openArmy(undefined)).toMatchObject({ army: null, unreadable: false });
    expect(openArmy({ name: 'New' })).toMatchObject({ army: null, unreadable: false });
    expect(openArmy('nonsense')).toMatchObject({ army: null, unreadable: true });
  });

  it('counts miniatures, those of upgrades and counterparts among them', () => {
    expect(minisIn(newArmy('empire', 'standard'))).toBe(0);
    const units = [
      { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
      { unit: 'r2-d2-independent-astromech', upgrades: [], counterpart: 'c-3po-made-to-suffer' },
    ];
    expect(minisIn({ units })).toBe(7);
  });

  it('offers filters in which units differ', () => {
    const empire = allUnits().filter(({ faction }) => faction === 'empire');
    const filters = unitFilters(empire, undefined);
    expect(filters.map(({ key }) => key)).toEqual(['rank', 'type', 'cost', 'keyword']);
    const scouts = empire.filter((unit) => filters[3]?.passes(unit, 'Scout'));
    expect(scouts.length).toBeGreaterThan(0);
    expect(scouts.every(({ keywords }) => keywords.some(({ id }) => id === 'scout-x'))).toBe(true);
  });
});

describe('the page', () => {
  it('shows points, ranks, stacks of units, the hand and the deck', () => {
    const shown = page(VADER);
    expect(shown).toContain('<b>797</b>');
    expect(shown).toContain('×3');
    expect(shown).toContain('1 of 1–2');
    expect(shown).toContain('Legal: ready for the table');
    for (const card of ['Implacable', 'Standing Orders', 'Breakthrough', 'Battle Lines', 'War Weary'])
      expect(shown).toContain(card);
  });

  it('links the rule behind every reason', () => {
    expect(page({ ...VADER, units: VADER.units.slice(1) })).toContain('href="/rules/legion/legion.army-ranks.2"');
  });

  it('asks for a faction first, in every language', () => {
    expect(page(undefined)).toContain('Which side do you lead?');
    expect(page(undefined, 'fr')).toContain('Quel camp menez-vous');
    expect(page(undefined, 'pl')).toContain('Którą stronę prowadzisz?');
  });

  it('tells of a card that some of it is our own reading', () => {
    const mark = (sure: boolean) => renderToStaticMarkup(<Unsure say={({ en }) => en} sure={sure} />);
    expect(mark(false)).toContain('Some of this card is our own reading');
    expect(mark(true)).toBe('');
  });

  it('names what cannot be played, and why', () => {
    expect(page(newArmy('empire', 'standard'))).toContain('Not known: faction, weapons, value of Inspire.');
  });

  it('says what an upgrade costs on this unit, so that the sum comes true', () => {
    const jetpacks = (unit: string) => {
      const units = [{ unit, upgrades: ['jt-12-jetpacks'] }];
      return page({ ...newArmy('republic', 'standard'), units });
    };
    expect(jetpacks('clone-captain-rex')).toContain('JT-12 Jetpacks</span><span class="lb-place-cost">5</span>');
    expect(jetpacks('clone-captain-rex')).toContain('JT-12 Jetpacks (5)');
    expect(jetpacks('arc-troopers')).toContain('JT-12 Jetpacks</span><span class="lb-place-cost">10</span>');
  });

  it('writes the cards that keywords name as they are printed', () => {
    const names = [
      'iden-versio',
      'imperial-special-forces-inferno-squad',
      'df-90-mortar-trooper',
      'darth-vader-dark-lord-of-the-sith',
    ];
    const units = names.map((unit) => ({ unit, upgrades: [] }));
    const shown = page({ ...newArmy('empire', 'standard'), units });
    for (const keyword of ['Equip: Del Meeko, Gideon Hask', 'Detachment: Shoretroopers', 'Compel: corps trooper'])
      expect(shown).toContain(keyword);
  });

  it('has a card for lists', () => {
    const card = (list: unknown) => renderToStaticMarkup(<ListCard settings={settings} list={list} />);
    expect(card(VADER)).toContain('797/800');
    expect(card(undefined)).toContain('No units yet');
  });
});
