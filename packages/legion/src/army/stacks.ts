import type { ArmyUnit } from './army.ts';

/** Units that are alike to the letter. */
export interface Stack {
  readonly unit: ArmyUnit;
  readonly count: number;
  /** Where they stand in the army. */
  readonly at: readonly number[];
}

/** A link counts them with one digit. */
const MOST = 9;

/** The units of an army, those that are alike together where the first of them stands. */
export function stacked(units: readonly ArmyUnit[]): readonly Stack[] {
  const stacks: { unit: ArmyUnit; at: number[] }[] = [];
  units.forEach((unit, i) => {
    const stack = stacks.find((one) => one.at.length < MOST && alike(one.unit, unit));
    if (stack) stack.at.push(i);
    else stacks.push({ unit, at: [i] });
  });
  return stacks.map(({ unit, at }) => ({ unit, at, count: at.length }));
}

/** Whether two units have the same cards; their order does not matter. */
export function alike(one: ArmyUnit, other: ArmyUnit): boolean {
  return (
    one.unit === other.unit &&
    one.counterpart === other.counterpart &&
    sameCards(one.upgrades, other.upgrades) &&
    sameCards(one.loadout ?? [], other.loadout ?? [])
  );
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().every((card, i) => card === other.toSorted()[i]);
}
