/** The id of one line of a rule file, e.g. `xw2.obstructed.1`: game, chapter (perhaps with parts), number. */
export type RuleId = `${string}.${string}.${number}` | `${string}.${string}.${string}.${number}`;

/** What the sentence of a refusal has to name: a card, a number of Force. */
export type Details = Readonly<Record<string, string | number>>;

/** A short word for what is wrong (`overlaps-ship`), and what the sentence about it has to name. */
export interface Reason {
  readonly code: string;
  readonly about?: Details | undefined;
}

/** A rule that something breaks, and how. Rules make it with their game's `refuse` (`refuseWith`); its texts have the words. */
export interface Violation extends Reason {
  readonly rule: RuleId;
}

const RULE_ID = /^[a-z][a-z0-9]*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+\.[0-9]+$/;

/** Whether a text has the form of a rule id. */
export function isRuleId(text: string): text is RuleId {
  return RULE_ID.test(text);
}
