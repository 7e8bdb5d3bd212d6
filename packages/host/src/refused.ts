/** Something a player wanted and does not get: the reason, the rule that says so, and its status where it is said over HTTP. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly rule: string;
  readonly status: number;

  constructor(rule: string, message: string, status = 400) {
    super(message);
    this.rule = rule;
    this.status = status;
  }
}
