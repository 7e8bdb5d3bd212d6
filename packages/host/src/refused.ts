import { IllegalDecision } from '@rangefinder/kernel';
import type { Refusal } from '@rangefinder/protocol';

/** Something a player wanted and does not get: the reason, the rule that says so, and its status where it is said over HTTP. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly rule: string;
  readonly status: number;
  readonly refusal: Refusal;

  constructor(rule: string, message: string, status = 400, refusal: Refusal = { rule, message }) {
    super(message);
    this.rule = rule;
    this.status = status;
    this.refusal = refusal;
  }
}

/** What a player is told when the rules refuse an answer, or break down on it. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof IllegalDecision) return new Refused(error.rule, error.message, 400, error.refusal);
  const message = error instanceof Error ? error.message : String(error);
  return new Refused(FAILED, `The rules failed here, and nothing has changed: ${message}`, 500);
}

/** Whether it was the rules that failed: another answer may do. */
export function rulesFailed(error: unknown): boolean {
  return error instanceof Refused && error.rule === FAILED;
}

const FAILED = 'table.failed.1';
