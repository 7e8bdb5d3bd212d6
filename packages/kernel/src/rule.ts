/** The id of one line of a rule file, e.g. `xw2.obstructed.1`: game, chapter (perhaps with parts), number. */
export type RuleId = `${string}.${string}.${number}` | `${string}.${string}.${string}.${number}`;

/** A rule that something breaks, and in a few words of ours what is wrong. */
export interface Violation {
  readonly rule: RuleId;
  readonly why?: string;
}

const RULE_ID = /^[a-z][a-z0-9]*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+\.[0-9]+$/;

/** Whether a text has the form of a rule id. */
export function isRuleId(text: string): text is RuleId {
  return RULE_ID.test(text);
}
