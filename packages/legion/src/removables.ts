import { type Declares, type Removable, removables, saidOn } from '@rangefinder/kernel';
import type { CardAbility } from './abilities.ts';
import type { BattleCardFacts } from './card.ts';
import { allBattleCards, allCommands, allSupplies, allUnits, allUpgrades } from './cards/catalog.ts';
import { allKeywords } from './keywords/index.ts';

function written(abilities: readonly CardAbility[] | 'unwritten'): readonly CardAbility[] {
  return abilities === 'unwritten' ? [] : abilities;
}

/** Cards that print a keyword: positions name them. */
function printing(id: string): readonly string[] {
  const uses = (keywords: readonly { readonly id: string }[]) => keywords.some((use) => use.id === id);
  const units = allUnits().filter(
    ({ keywords, weapons }) => uses(keywords) || weapons.some((one) => uses(one.keywords)),
  );
  const upgrades = allUpgrades().filter(({ keywords, weapons, back }) =>
    [keywords, ...weapons.map((one) => one.keywords), back?.keywords ?? []].some(uses),
  );
  return [...units, ...upgrades].map((card) => card.id);
}

function ofBattle({ id, rules }: BattleCardFacts): Declares {
  if (rules === 'unwritten') return { id, lists: [] };
  return { id, lists: [rules.abilities], effects: saidOn(rules, ['setup', 'scores', 'mayDeploy']) };
}

/** Everything that keywords and cards declare, one by one, for proof by removal. */
export function allRemovables(): readonly Removable[] {
  return removables([
    ...allKeywords().map((keyword) => ({
      id: keyword.id,
      named: printing(keyword.id),
      lists: [keyword.abilities],
      effects: saidOn(keyword, ['requires']),
    })),
    ...allUpgrades().map(({ id, abilities, back }) => ({
      id,
      lists: [written(abilities), ...(back ? [written(back.abilities)] : [])],
    })),
    ...allSupplies().map(({ id, abilities }) => ({ id, lists: [written(abilities)] })),
    ...allCommands().map(({ id, gives, abilities, divulge }) => ({
      id,
      lists: [gives, written(abilities), ...(divulge ? [divulge.gives, written(divulge.abilities)] : [])],
    })),
    ...allBattleCards().map(ofBattle),
  ]);
}
