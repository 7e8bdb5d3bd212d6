import { passing } from '@rangefinder/table/builder';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { squadShip } from '../../src/squad/index.ts';
import { EDITION } from '../../test/edition.ts';
import { Builder } from './Builder.tsx';
import { pilotFilters, upgradeFilters } from './filters.ts';
import { ListCard } from './ListCard.tsx';
import { factionOf, openSquad } from './squadState.ts';

const { squads } = EDITION;
const list = (...ships: readonly ReturnType<typeof squadShip>[]) => ({
  format: 'dogfight',
  ships,
  obstacles: squads.commonObstacles,
});
const one = list(squadShip('ada', 'daring'), squadShip('rookie'));
const settings = { language: 'en', animation: 0, sound: false } as const;

describe('a squad in the builder', () => {
  it('opens what it saved, XWS, nothing, and nonsense', () => {
    expect(openSquad(EDITION, JSON.parse(JSON.stringify(one)))).toMatchObject({ squad: one, lost: [] });
    const xws = openSquad(EDITION, { faction: 'reds', pilots: [{ name: 'rookie', ship: 'kite' }, { name: 'nobody' }] });
    expect(xws.squad.ships).toEqual([squadShip('rookie')]);
    expect(xws.lost.map(({ rule }) => rule)).toEqual(['test.lists.2']);
    expect(openSquad(EDITION, undefined)).toMatchObject({ squad: list(), unreadable: false });
    expect(openSquad(EDITION, 'nonsense').unreadable).toBe(true);
  });

  it('knows its faction', () => {
    expect(factionOf(EDITION, one)).toBe('red');
    expect(factionOf(EDITION, list())).toBeNull();
  });
});

describe('filters', () => {
  it('are those in which the cards differ, and narrow them', () => {
    const pilots = squads.allPilots();
    const filters = pilotFilters(EDITION, pilots);
    expect(filters.map(({ key }) => key)).toEqual(['ship', 'order', 'cost', 'slot']);
    const left = (chosen: Readonly<Record<string, string>>) =>
      pilots.filter(passing(filters, chosen)).map(({ id }) => id);
    expect(left({ ship: 'kite', cost: '17' })).toEqual(['rookie', 'recruit']);
    expect(left({ order: '9' })).toEqual(['ada']);
    expect(left({ slot: 'elite' })).toEqual(['ada', 'bo']);
    expect(left({ ship: 'of nobody', wonder: 'x' })).toHaveLength(pilots.length);
  });

  it('find upgrades for a ship alone', () => {
    const upgrades = squads.allUpgrades();
    const passes = passing(upgradeFilters(EDITION, upgrades, 'kite'), { ship: 'kite' });
    expect(upgrades.filter(passes).map(({ id }) => id)).toEqual(['rack']);
  });
});

describe('the page', () => {
  const page = renderToStaticMarkup(
    <Builder edition={EDITION} settings={settings} list={one} onChange={() => undefined} />,
  );

  it('shows what ships cost with their upgrades, and no loadout where there is none', () => {
    expect(page).toContain('<b>31</b>');
    expect(page).toContain('>48<');
    expect(page).not.toContain('xb-loadout');
  });

  it('calls what orders pilots as its edition does, and links its rules', () => {
    expect(page).toContain('Pilot skill 9');
    const bad = renderToStaticMarkup(
      <Builder
        edition={EDITION}
        settings={settings}
        list={list(squadShip('rookie', 'daring'))}
        onChange={() => undefined}
      />,
    );
    expect(bad).toContain('href="/rules/small/test.slots.1"');
    expect(bad).toContain('>slots.1<');
  });

  it('offers another of a pilot as long as the squad may have one, and else says why not', () => {
    expect(page).toMatch(/aria-disabled="true" title="Limited: [^"]*">Another Ada</);
    expect(page).toMatch(/aria-disabled="false">Another Rookie</);
  });

  it('asks for a faction first', () => {
    const empty = renderToStaticMarkup(
      <Builder edition={EDITION} settings={settings} list={undefined} onChange={() => undefined} />,
    );
    expect(empty).toContain('Which faction do you fly for?');
  });

  it('has a card for lists', () => {
    expect(renderToStaticMarkup(<ListCard edition={EDITION} settings={settings} list={one} />)).toContain('48/100');
  });
});
