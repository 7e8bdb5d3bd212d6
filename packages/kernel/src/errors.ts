import type { MatchRecord } from './record.ts';
import type { Seat } from './request.ts';
import type { Details, RuleId, Violation } from './rule.ts';

export type IllegalReason =
  | 'not-asked'
  | 'over'
  | 'malformed'
  | 'not-an-option'
  | 'too-few'
  | 'too-many'
  | 'twice'
  | 'forbidden';

/** A refusal as plain data, for pages and other machines: they say it in their own language, or in English as it comes. */
export interface Refusal extends Violation {
  readonly message: string;
}

/** An answer the rules refuse, as data and as an English sentence. The match is exactly as it was before. */
export class IllegalDecision extends Error {
  override readonly name = 'IllegalDecision';
  readonly reason: IllegalReason;
  readonly rule: RuleId;
  readonly code: string;
  readonly about: Details | undefined;
  readonly seat: Seat;

  constructor(reason: IllegalReason, { rule, code, about }: Violation, seat: Seat, message: string) {
    super(message);
    this.reason = reason;
    this.rule = rule;
    this.code = code;
    this.about = about;
    this.seat = seat;
  }

  get refusal(): Refusal {
    const { message, rule, code, about } = this;
    return { message, rule, code, about };
  }
}

/** Data from outside (a file, a message, an argument) that cannot be used, and where in it the trouble is. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly where: string;

  constructor(where: string, message: string) {
    super(where === '' ? message : `${where}: ${message}`);
    this.where = where;
  }
}

/** The rules themselves failed: a bug. The record plays the match again up to this point. */
export class MatchFailure extends Error {
  override readonly name = 'MatchFailure';
  readonly record: MatchRecord;

  constructor(message: string, record: MatchRecord, cause?: unknown) {
    super(message, { cause });
    this.record = record;
  }
}

/** The rules asked a question that nobody can answer, or one that makes no sense. Always a bug in the rules. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

/** A match that does not come to a decision, or to an end, within its limits. */
export class EndlessMatch extends Error {
  override readonly name = 'EndlessMatch';
}
