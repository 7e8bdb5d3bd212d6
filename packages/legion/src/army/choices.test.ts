import { Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { FACTIONS, type UpgradeFacts } from '../card.ts';
import { allUnits, allUpgrades, upgradeFacts } from '../cards/catalog.ts';
import type { Army, ArmyUnit } from './army.ts';
import { armyByChance, completedByChance } from './chance.ts';
import {
  changeUnits,
  counterpartsOf,
  equip,
  newArmy,
  recruit,
  setAside,
  unequip,
  withCounterpart,
  withMode,
} from './changes.ts';
import {
  asideChoices,
  battleChoices,
  type Choice,
  commandChoices,
  contingencyChoices,
  counterpartChoices,
  unitChoices,
  upgradeChoices,
} from './choices.ts';
import { listProblems } from './list.ts';
import { upgradePlaces } from './places.ts';
import { READY_ARMIES } from './ready.ts';
import { stacked } from './stacks.ts';
import { armyProblems } from './validate.ts';

/** The rules against a card among some choices; undefined where it is not offered at all. */
function against<Card extends { readonly id: string }>(choices: readonly Choice<Card>[], id: string) {
  return choices.find(({ card }) => card.id === id)?.problems.map(({ rule }) => rule);
}

const army = (units: readonly (ArmyUnit | string)[], more: Partial<Army> = {}): Army => ({
  ...newArmy('empire', 'standard'),
  units: units.map((unit) => (typeof unit === 'string' ? recruit(unit) : unit)),
  ...more,
});

describe('units to choose from', () => {
  it('are those of the faction, and none of them is refused by an army that has nothing yet, but detachments and cards nobody can play', () => {
    for (const faction of FACTIONS) {
      const offered = unitChoices(newArmy(faction, 'standard'));
      const refused = offered.filter(({ problems }) => problems.length > 0);
      expect(offered).toHaveLength(allUnits().filter((unit) => unit.faction === faction && !unit.counterpart).length);
      expect(
        refused
          .flatMap(({ problems }) => problems.map(({ rule }) => rule))
          .filter((rule) => rule !== 'legion.detachment.1' && rule !== 'legion.army-lists.2'),
      ).toEqual([]);
    }
  });

  it('are refused for points, ranks and names', () => {
    const full = army(['general-veers', 'at-st', 'at-st']);
    expect(against(unitChoices(full), 'general-veers')).toEqual(['legion.unique-cards.2']);
    expect(against(unitChoices(full), 'at-st')).toEqual(['legion.army-ranks.7']);
    expect(against(unitChoices(full), 'stormtroopers')).toEqual([]);
    const dear = army([
      'emperor-palpatine',
      'darth-vader-the-emperors-apprentice',
      'at-st',
      'at-st',
      'stormtroopers',
      'stormtroopers',
    ]);
    expect(against(unitChoices(dear), 'stormtroopers')).toContain('legion.army-points.4');
    expect(unitChoices(full).some(({ card }) => card.counterpart)).toBe(false);
  });
});

describe('upgrades to choose from', () => {
  it('are those of the place, and say for whom they are', () => {
    const one = army(['stormtroopers']);
    const [place] = upgradePlaces(recruit('stormtroopers'));
    if (!place) throw new Error('no place');
    const offered = upgradeChoices(one, [0], place);
    expect(place.slot).toBe('heavy-weapon');
    expect(against(offered, 'dlt-19-stormtrooper')).toEqual([]);
    expect(against(offered, 'flametrooper')).toEqual(['legion.upgrade-cards.7']);
    expect(against(offered, 'stormtrooper')).toBeUndefined();
  });

  it('take the place of what is there, of all units that are alike', () => {
    const three = army(['stormtroopers', 'stormtroopers', 'general-veers']);
    const armed = changeUnits(three, [0, 1], (unit) => equip(unit, 'dlt-19-stormtrooper', null));
    expect(stacked(armed.units).map(({ count }) => count)).toEqual([2, 1]);
    const [place] = upgradePlaces(armed.units[0] ?? recruit('at-st'));
    if (!place) throw new Error('no place');
    expect(against(upgradeChoices(armed, [0, 1], place), 'hh-12-stormtrooper')).toEqual([]);
    const other = changeUnits(armed, [0], (unit) => equip(unit, 'hh-12-stormtrooper', 'dlt-19-stormtrooper'));
    expect(other.units.map(({ upgrades }) => upgrades)).toEqual([['hh-12-stormtrooper'], ['dlt-19-stormtrooper'], []]);
    expect(unequip(other.units[0] ?? recruit('at-st'), 'hh-12-stormtrooper')).toEqual(recruit('stormtroopers'));
  });

  it('are not given to several when they are unique', () => {
    const [place] = upgradePlaces(recruit('darth-vader-dark-lord-of-the-sith')).filter(
      ({ slot }) => slot === 'training',
    );
    expect(place).toBeUndefined();
    const two = army(['imperial-death-troopers', 'imperial-death-troopers']);
    const unique = upgradePlaces(recruit('imperial-death-troopers')).flatMap((one) =>
      upgradeChoices(two, [0, 1], one).filter(({ card }) => card.unique),
    );
    for (const { problems } of unique) expect(problems).not.toEqual([]);
  });

  it('have no place without an icon, unless they need none', () => {
    expect(upgradePlaces(recruit('b1-battle-droids')).map(({ slot }) => slot)).toEqual([
      'heavy-weapon',
      'personnel',
      'comms',
      'gear',
    ]);
    const odd = upgradePlaces({ unit: 'at-st', upgrades: ['stormtrooper'] }).filter(({ misfit }) => misfit);
    expect(odd.map(({ card }) => card?.id)).toEqual(['stormtrooper']);
  });
});

describe('reasons', () => {
  it('are said once for units that are alike, and again for another one', () => {
    const odd = { unit: 'stormtroopers', upgrades: ['flametrooper'] };
    const [place] = upgradePlaces(recruit('stormtroopers'));
    if (!place) throw new Error('no place');
    const three = army([odd, 'stormtroopers', 'stormtroopers']);
    expect(against(upgradeChoices(three, [1, 2], place), 'flametrooper')).toEqual(['legion.upgrade-cards.7']);
    expect(listProblems(army([odd, odd])).filter(({ rule }) => rule === 'legion.upgrade-cards.7')).toHaveLength(1);
  });
});

describe('what comes with a unit', () => {
  const iden = equip(recruit('iden-versio'), 'targeting-scopes', null);

  it('are the upgrades that it must have', () => {
    const squad = recruit('imperial-special-forces-inferno-squad');
    expect(squad.upgrades).toEqual(['del-meeko', 'gideon-hask']);
    expect(armyProblems(army([squad])).map(({ rule }) => rule)).not.toContain('legion.equip.1');
    expect(recruit('stormtroopers').upgrades).toEqual([]);
  });

  it('is a counterpart that names it', () => {
    expect(counterpartsOf(iden).map(({ id }) => id)).toEqual(['idens-id10-seeker-droid']);
    expect(against(counterpartChoices(army([iden]), 0), 'idens-id10-seeker-droid')).toEqual([]);
    const both = withCounterpart(iden, 'idens-id10-seeker-droid');
    expect(both.counterpart).toBe('idens-id10-seeker-droid');
    expect(withCounterpart(both, null)).toEqual(iden);
    expect(counterpartChoices(army(['at-st']), 0)).toEqual([]);
  });

  it('is set aside for an upgrade, and goes with it', () => {
    const place = upgradePlaces(iden).find(({ card }) => card?.id === 'targeting-scopes');
    if (!place) throw new Error('no place');
    expect(place.aside).toBeNull();
    expect(against(asideChoices(army([iden]), [0], place), 'recon-intel')).toEqual([]);
    const ready = setAside(iden, 'recon-intel', null);
    expect(upgradePlaces(ready).find(({ card }) => card?.id === 'targeting-scopes')?.aside?.id).toBe('recon-intel');
    expect(unequip(ready, 'targeting-scopes')).toEqual(recruit('iden-versio'));
    expect(setAside(ready, null, 'recon-intel')).toEqual(iden);
    expect(upgradePlaces(recruit('stormtroopers'))[0]?.aside).toBeUndefined();
  });

  it('is another upgrade of the same kind that costs no more', () => {
    const place = upgradePlaces(iden).find(({ card }) => card?.id === 'targeting-scopes');
    if (!place?.card) throw new Error('no place');
    const { slot, points } = place.card;
    const offered = asideChoices(army([iden]), [0], place).map(({ card }) => card.id);
    const others = allUpgrades().filter(({ id }) => !offered.includes(id));
    const fits = (card: UpgradeFacts) => card.slot === slot && card.points <= points;
    expect(others.filter(fits).map(({ id }) => id)).toEqual(['targeting-scopes']);
    for (const id of offered) expect(fits(upgradeFacts(id)), id).toBe(true);
  });
});

describe('cards to choose from', () => {
  it('are those of a number of pips whose character is there', () => {
    const veers = army(['general-veers']);
    expect(against(commandChoices(veers, 1), 'maximum-firepower')).toEqual([]);
    expect(against(commandChoices(veers, 1), 'ambush')).toEqual([]);
    expect(against(commandChoices(veers, 1), 'implacable')).toEqual(['legion.command-cards.6']);
    expect(against(commandChoices(veers, 1), 'push')).toBeUndefined();
    const two = { ...veers, commands: ['ambush', 'maximum-firepower'] };
    expect(against(commandChoices(two, 1), 'covert-observation')).toEqual(['legion.command-cards.3']);
    expect(against(commandChoices(two, 1), 'ambush')).toContain('legion.command-cards.4');
  });

  it('are set aside only by those who may', () => {
    expect(against(contingencyChoices(army(['general-veers'])), 'ambush')).toEqual(['legion.contingencies.1']);
  });

  it('of the battle are four of each kind', () => {
    const none = newArmy('rebels', 'standard');
    const refused = battleChoices(none, 'objectives').flatMap(({ problems }) => problems.map(({ rule }) => rule));
    expect(refused.filter((rule) => rule !== 'legion.army-lists.2')).toEqual([]);
    const full = completedByChance(new Random('deck'), none);
    for (const { problems } of battleChoices(full, 'objectives')) expect(problems).not.toEqual([]);
  });
});

describe('an army as it grows', () => {
  it('takes its battle cards along to another size of battle as far as they may go', () => {
    const [ready] = READY_ARMIES;
    if (!ready) throw new Error('no army');
    const small = withMode(ready, 'skirmish');
    expect(small.mode).toBe('skirmish');
    expect(small.battle.objectives).toHaveLength(4);
    expect(withMode(small, 'standard').battle.objectives).toEqual([]);
    expect(withMode(ready, 'grand-army').battle).toEqual(ready.battle);
  });

  it('is completed by chance with the cards it lacks', () => {
    for (let i = 0; i < 20; i++) {
      const random = new Random(`complete ${i}`);
      const whole = armyByChance(random, 'standard', ['republic']);
      expect(whole.faction).toBe('republic');
      const [first = '', ...rest] = whole.commands;
      const torn = {
        ...whole,
        commands: rest.slice(0, 2),
        battle: { ...whole.battle, conditions: whole.battle.conditions.slice(1) },
      };
      const again = completedByChance(random, torn);
      expect(armyProblems(again)).toEqual([]);
      expect(again.commands).toHaveLength(7);
      expect(again.battle.conditions).toEqual(expect.arrayContaining([...torn.battle.conditions]));
      expect(first).not.toBe('');
    }
  });
});
