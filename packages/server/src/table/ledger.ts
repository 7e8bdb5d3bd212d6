import { Ledger } from '@rangefinder/host';
import { RECORD_FORMAT, RECORD_VERSION } from '@rangefinder/kernel';
import { seedAfterUndo, seedOf } from '@rangefinder/protocol';
import type { MatchRow, SeatRow } from '../storage/storage.ts';
import { wordsOf } from './summary.ts';

/** The ledger of a match of which nothing was done yet. Its dice follow from the secret and the words of its seats. */
export function newLedger(row: MatchRow, seats: readonly SeatRow[]): Ledger {
  const words = wordsOf(seats);
  const start = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: row.game,
    rulesVersion: row.rules_version,
    setup: row.setup === null ? null : JSON.parse(row.setup),
    seed: seedOf(row.secret, words),
  } as const;
  return new Ledger(seats.length, start, (undo) => seedAfterUndo(row.secret, words, undo));
}
