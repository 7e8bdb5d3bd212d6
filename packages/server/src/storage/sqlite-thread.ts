import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { SqliteCall, SqliteReply } from './sqlite.ts';

/**
 * The thread that holds the SQLite file. Waiting for the disk happens here, so it never holds up the players.
 *
 * `synchronous = FULL` with a write-ahead log: a commit returns only after its log is on the disk, so what was
 * acknowledged survives the end of the process and of the power.
 */
const database = new Database(String(workerData));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
database.pragma('busy_timeout = 5000');

const MOST_STATEMENTS = 200;
const statements = new Map<string, Database.Statement>();

function prepared(sql: string): Database.Statement {
  const known = statements.get(sql);
  if (known) return known;
  const statement = database.prepare(sql);
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  statements.set(sql, statement);
  return statement;
}

function execute({ id, sql, parameters }: SqliteCall): SqliteReply {
  try {
    const statement = prepared(sql);
    if (statement.reader) return { id, rows: statement.all(...parameters), changes: 0 };
    return { id, rows: [], changes: statement.run(...parameters).changes };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (call: SqliteCall | 'close') => {
  if (call !== 'close') {
    parentPort?.postMessage(execute(call));
    return;
  }
  database.close();
  parentPort?.close();
});
