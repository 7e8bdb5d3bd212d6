import type { Problem, RuleId } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';

/** A reason why an army is illegal, in every language. */
export interface ArmyProblem extends Problem {
  readonly said: Words;
  /** Only something is missing: the army is not complete yet, and speaks against no further card. */
  readonly missing?: true;
}

export function armyProblem(rule: RuleId, said: Words): ArmyProblem {
  return { rule, message: said.en, said };
}

/** A reason that more cards would do away with. */
export function missingFrom(rule: RuleId, said: Words): ArmyProblem {
  return { ...armyProblem(rule, said), missing: true };
}

/** The reason, if there is something wrong. */
export function problemIf(wrong: boolean, rule: RuleId, said: () => Words): readonly ArmyProblem[] {
  return wrong ? [armyProblem(rule, said())] : [];
}

/** Units that are alike have the same reasons: each is said once. */
export function saidOnce(problems: readonly ArmyProblem[]): readonly ArmyProblem[] {
  return problems.filter(({ message }, i) => problems.findIndex((one) => one.message === message) === i);
}

/** What is there more than once, each named once. */
export function repeated<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items.filter((item, i) => items.indexOf(item) < i))];
}
