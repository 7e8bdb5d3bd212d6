import { readManeuver } from '@rangefinder/xwing';
import { isIconName, silhouetteOf } from '@rangefinder/xwing/ui';
import { describe, expect, it } from 'vitest';
import { ACTIONS, FACTIONS, SLOTS } from '../src/card.ts';
import { allPilots, upgradeCard } from '../src/cards/catalog.ts';
import { TOKENS } from '../src/state.ts';
import { BUILDER_EDITION } from './builder/edition.ts';
import { locksOn } from './locks.ts';
import { shortName } from './names.ts';
import { drawingOf } from './silhouettes.ts';

describe('what the editions share draws all that this one names', () => {
  it('has icons of its actions, tokens, slots and factions', () => {
    const { icons } = BUILDER_EDITION;
    const named = [
      ...ACTIONS,
      ...Object.keys(TOKENS),
      ...SLOTS.map(icons.slot),
      ...FACTIONS.map(icons.faction),
      ...allPilots().flatMap(({ type }) => type.attacks.map(({ arc }) => icons.arc(arc))),
    ];
    expect(named.filter((name) => !isIconName(name))).toEqual([]);
  });

  it('has a silhouette for every ship', () => {
    for (const { type } of allPilots())
      expect(silhouetteOf(drawingOf(type.id), type.size), type.id).not.toBe(silhouetteOf('no such ship', type.size));
  });

  it('reads every maneuver of every dial', () => {
    for (const { dialOptions } of allPilots())
      for (const { key } of dialOptions) expect(readManeuver(key)).not.toBe(null);
  });

  it('shows the weapon of a card', () => {
    const [torpedo] = BUILDER_EDITION.upgradeNumbers(upgradeCard('protontorpedoes'));
    expect(`${torpedo?.label.en} ${torpedo?.value.en}`).toBe('Attack (front) 4 · Range 2–3');
  });

  it('shortens names', () => {
    expect(shortName('lukeskywalker', 'en')).toBe('Luke');
  });
});

describe('target locks', () => {
  it('have letters by the order of the ships that have them', () => {
    const ships = [
      { id: 'luke', locks: ['vader'] },
      { id: 'vader', locks: [] },
      { id: 'wedge', locks: ['vader', 'mauler'] },
    ];
    const found = locksOn({ ships });
    expect(found.map(({ letter, locker, target }) => `${letter} ${locker} ${target}`)).toEqual([
      'A luke vader',
      'B wedge vader',
      'C wedge mauler',
    ]);
  });
});
