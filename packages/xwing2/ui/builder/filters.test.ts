import { describe, expect, it } from 'vitest';
import { allPilots, allUpgrades } from '../../src/cards/catalog.ts';
import { passing, pilotFilters, upgradeFilters } from './filters.ts';

describe('filters of pilots', () => {
  const rebels = allPilots().filter(({ faction }) => faction === 'rebelalliance');
  const filters = pilotFilters(rebels);

  it('are by ship, initiative, cost, slot and keyword', () => {
    expect(filters.map(({ key }) => key)).toEqual(['ship', 'initiative', 'cost', 'slot', 'keyword']);
  });

  it.each([
    [{ ship: 't65xwing' }, ({ type }) => type.id === 't65xwing'],
    [{ initiative: '5' }, ({ initiative }) => initiative === 5],
    [{ cost: '4' }, ({ cost }) => cost <= 4],
    [{ slot: 'astromech' }, ({ slots }) => slots.includes('astromech')],
    [{ keyword: 'Jedi' }, ({ keywords }) => keywords?.includes('Jedi') ?? false],
    [
      { ship: 't65xwing', cost: '4', slot: 'talent' },
      (card) => card.type.id === 't65xwing' && card.cost <= 4 && card.slots.includes('talent'),
    ],
  ] satisfies [object, (card: (typeof rebels)[number]) => boolean][])('%j', (chosen, passes) => {
    const found = rebels.filter(passing(filters, chosen));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(rebels.filter(passes));
  });

  it('do not ask for what is not offered any more', () => {
    expect(rebels.filter(passing(filters, { ship: 'tielnfighter-of-nobody', wonder: 'x' }))).toEqual(rebels);
  });
});

describe('filters of upgrades', () => {
  const cards = allUpgrades().filter(({ fills }) => fills.includes('torpedo') || fills.includes('talent'));
  const filters = upgradeFilters(cards, 't65xwing');

  it.each([
    [{ cost: '3' }, ({ cost }) => cost !== null && cost <= 3],
    [{ slot: 'torpedo' }, ({ fills }) => fills.includes('torpedo')],
  ] satisfies [object, (card: (typeof cards)[number]) => boolean][])('%j', (chosen, passes) => {
    const found = cards.filter(passing(filters, chosen));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(cards.filter(passes));
  });

  it('find what is for a ship or a keyword alone', () => {
    const configurations = allUpgrades().filter(({ fills }) => fills.includes('configuration'));
    const found = configurations.filter(passing(upgradeFilters(configurations, 't65xwing'), { ship: 't65xwing' }));
    expect(found.map(({ id }) => id)).toContain('servomotorsfoils');
    expect(found.length).toBeLessThan(configurations.length);
    const keyed = upgradeFilters(allUpgrades(), 't65xwing').find(({ key }) => key === 'keyword');
    expect(keyed?.options.length).toBeGreaterThan(1);
  });
});
