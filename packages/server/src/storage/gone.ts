import { Refused } from '@rangefinder/host';
import pg from 'pg';

/** The database does not answer. What was asked may be asked again; whether a change was made nobody can say. */
export class DatabaseGone extends Refused {
  constructor(cause: unknown) {
    super('table.storage.2', 'The database does not answer at the moment. Try again soon.', 503);
    this.cause = cause;
  }
}

/** Classes of PostgreSQL's errors that speak of the connection or the server, not of the query: 08, 53 and 57. */
const ABOUT_THE_SERVER = /^(08|53|57)/;

/** Tells trouble with the connection from trouble with a query. */
export function asGone(error: unknown): unknown {
  if (error instanceof DatabaseGone) return error;
  if (error instanceof pg.DatabaseError && !ABOUT_THE_SERVER.test(error.code ?? '')) return error;
  return new DatabaseGone(error);
}

/** What is refused for want of the database. */
const TROUBLE: readonly string[] = ['table.storage.1', 'table.storage.2'];

/** Whether something failed for want of the database, and may work later. */
export function isStorageTrouble(error: unknown): boolean {
  return error instanceof Refused && TROUBLE.includes(error.rule);
}
