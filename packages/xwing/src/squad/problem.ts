import type { Problem, RuleId } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';

/** A reason why a squad is illegal, or cannot be used as it is, in every language. */
export interface SquadProblem extends Problem {
  readonly said: Words;
}

export function squadProblem(rule: RuleId, said: Words): SquadProblem {
  return { rule, message: said.en, said };
}

/** The reason, if there is something wrong. */
export function problemIf(wrong: boolean, rule: RuleId, said: Words): SquadProblem[] {
  return wrong ? [squadProblem(rule, said)] : [];
}
