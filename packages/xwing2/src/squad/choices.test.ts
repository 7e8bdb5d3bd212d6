import { Random } from '@rangefinder/kernel';
import {
  equip,
  pilotChoices,
  randomSquad,
  type Squad,
  slotPlaces,
  squadCost,
  unequip,
  upgradeChoices,
} from '@rangefinder/xwing/squad';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allUpgrades, pilotCard } from '../cards/catalog.ts';
import { READY_SQUADS } from './ready.ts';
import { SQUADS } from './squads.ts';

const squadOf = (...pilots: string[]): Squad => ({
  ships: pilots.map((pilot) => ({ pilot, upgrades: [] })),
  obstacles: [],
});
const placeFor = (squad: Squad, ship: number, slot: string) => {
  const place = slotPlaces(SQUADS, squad.ships[ship] ?? { pilot: '', upgrades: [] }).find(
    ({ slots, card, filledBy }) => !card && !filledBy && slots.some((one) => one === slot),
  );
  if (!place) throw new Error(`No free ${slot} place.`);
  return place;
};

describe('the places of a ship', () => {
  it('are its slots, with each card in the first that takes it', () => {
    const places = slotPlaces(SQUADS, { pilot: 'lukeskywalker', upgrades: ['protontorpedoes'] });
    expect(places.map(({ slots, card }) => [slots[0], card?.id ?? null])).toEqual([
      ['talent', null],
      ['astromech', null],
      ['torpedo', 'protontorpedoes'],
      ['configuration', null],
      ['modification', null],
      ['forcepower', null],
    ]);
  });

  it('show a card that is one too many as a misfit', () => {
    const places = slotPlaces(SQUADS, { pilot: 'academypilot', upgrades: ['protontorpedoes'] });
    expect(places.find(({ misfit }) => misfit)?.card?.id).toBe('protontorpedoes');
  });

  it('hold every card of a legal squad', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const ship of randomSquad(SQUADS, new Random(seed)).ships) {
          const places = slotPlaces(SQUADS, ship);
          expect(places.filter(({ misfit }) => misfit)).toEqual([]);
          expect(places.flatMap(({ index }) => index ?? []).toSorted()).toEqual(ship.upgrades.map((_, i) => i));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the choices for a place', () => {
  it('give a reason exactly when something is wrong that was not before', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (seed, pick) => {
        const squad = randomSquad(SQUADS, new Random(seed));
        const ship = pick % squad.ships.length;
        const places = slotPlaces(SQUADS, squad.ships[ship] ?? { pilot: '', upgrades: [] }).filter(
          ({ filledBy }) => !filledBy,
        );
        const place = places[pick % Math.max(1, places.length)];
        if (!place) return;
        const without = place.index === null ? squad : unequip(SQUADS, squad, ship, place.index);
        const before = new Set(SQUADS.problemsOf(without).map(({ message }) => message));
        for (const { card, problems } of upgradeChoices(SQUADS, squad, ship, place)) {
          const wrong = SQUADS.problemsOf(equip(SQUADS, without, ship, card.id)).map(({ message }) => message);
          expect(wrong.some((message) => !before.has(message))).toBe(problems.length > 0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('say in every language why a card does not fit', () => {
    const squad = squadOf('lukeskywalker', 'wedgeantilles', 'redsquadronveteran');
    const choices = upgradeChoices(SQUADS, squad, 0, placeFor(squad, 0, 'forcepower'));
    const dark = choices.find(({ card }) => card.id === 'hate');
    expect(dark?.problems.map(({ rule }) => rule)).toEqual(['xw2.squad-keywords.2']);
    for (const { problems } of choices)
      for (const { said } of problems) expect(Object.values(said).filter(Boolean)).toHaveLength(3);
    expect(choices.some(({ problems }) => problems.length === 0)).toBe(true);
  });

  it('offer the card in the place again', () => {
    const [squad] = READY_SQUADS;
    if (!squad?.ships[0]) throw new Error('No ready squad.');
    const place = slotPlaces(SQUADS, squad.ships[0]).find(({ card }) => card?.id === 'protontorpedoes');
    if (!place) throw new Error('No torpedoes.');
    const again = upgradeChoices(SQUADS, squad, 0, place).find(({ card }) => card.id === 'protontorpedoes');
    expect(again?.problems).toEqual([]);
  });
});

describe('the choices of pilots', () => {
  it('do not hold it against a pilot that the squad is still small', () => {
    const choices = pilotChoices(SQUADS, squadOf(), 'rebelalliance');
    expect(choices.find(({ card }) => card.id === 'lukeskywalker')?.problems).toEqual([]);
  });

  it('name the second copy of a limited pilot and the points', () => {
    const squad = squadOf('lukeskywalker', 'wedgeantilles', 'lukeskywalker');
    const rules = (id: string) =>
      pilotChoices(SQUADS, squad, 'rebelalliance')
        .find(({ card }) => card.id === id)
        ?.problems.map(({ rule }) => rule);
    expect(squadCost(SQUADS, squad)).toBe(3 * pilotCard('lukeskywalker').cost);
    expect(rules('wedgeantilles')).toEqual(['xw2.squad-construction.1', 'xw2.limited.1']);
  });
});

it('a random squad has as many ships as it was asked for', () => {
  for (let i = 0; i < 20; i++) expect(randomSquad(SQUADS, new Random(`four ${i}`), 4).ships).toHaveLength(4);
});

it('a standardized card goes on and off every ship of the type', () => {
  const card = allUpgrades().find(({ standardized }) => standardized);
  expect(card).toBeDefined();
  if (!card) return;
  const squad = squadOf('lukeskywalker', 'wedgeantilles', 'academypilot');
  const equipped = equip(SQUADS, squad, 0, card.id);
  expect(equipped.ships.map(({ upgrades }) => upgrades.length)).toEqual([1, 1, 0]);
  expect(unequip(SQUADS, equipped, 1, 0)).toEqual(squad);
});

it('a ship without upgrades has not taken the standardized card of its type yet; another does without it', () => {
  const excused = (upgrades: string[]) => {
    const ships = [
      { pilot: 'newrepublicpatrol', upgrades: ['wartimeloadout'] },
      { pilot: 'kijimispicerunner', upgrades },
    ];
    const squad = { ...squadOf(), ships };
    const missing = SQUADS.problemsOf(squad).find(({ rule }) => rule === 'xw2.standardized.1');
    return missing && SQUADS.unfinished(missing, squad);
  };
  expect(excused([])).toBe(true);
  expect(excused(['r3astromech'])).toBe(false);
  expect(excused(['wartimeloadout'])).toBeUndefined();
});
