import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { SqlitePlace } from './sqlite.ts';

/**
 * Carries the write-ahead log over into the database file, again and again, in a thread of its own: the disk takes its
 * time for that, and a passive checkpoint lets the others write meanwhile.
 */
const { file } = workerData as SqlitePlace;
const database = new Database(file);
const timer = setInterval(() => database.pragma('wal_checkpoint(PASSIVE)'), 1000);

parentPort?.on('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
