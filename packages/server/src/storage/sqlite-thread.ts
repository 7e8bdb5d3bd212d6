import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { SqliteCall, SqlitePlace, SqliteReply } from './sqlite.ts';

/**
 * The thread that holds the SQLite file. Waiting for the disk happens here, so it never holds up the players.
 *
 * With a write-ahead log a commit is in the hands of the operating system when it returns: what was acknowledged survives
 * the end of this process. `FULL` also waits until the disk has it, so that it survives the end of the power.
 */
const { file, synchronous } = workerData as SqlitePlace;
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma(`synchronous = ${synchronous}`);
database.pragma('foreign_keys = ON');
database.pragma('busy_timeout = 5000');
// Checkpoints are another thread's work; this is for the case that it cannot keep up.
database.pragma('wal_autocheckpoint = 16000');

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
