import { isObject } from '@rangefinder/kernel';
import type { Fairness, MatchSummary } from '@rangefinder/protocol';
import { clockOf, type ListedMatch, type MatchRow, type SeatRow } from '../storage/storage.ts';

/** A match as lists of matches show it. */
export function summaryOf({ row, seats, decisions, updatedAt }: ListedMatch): MatchSummary {
  return {
    id: row.id,
    game: row.game,
    mission: row.mission,
    status: row.status,
    players: seats.map((seat) => ({ name: seat.name, kind: seat.kind, list: nameOfList(seat) })),
    clock: clockOf(row),
    access: row.access,
    casual: row.casual === 1,
    decisions,
    winner: row.winner,
    createdAt: row.created_at,
    updatedAt,
  };
}

/** Of a list others see only its name before the match. Rows do not change, so each is read once. */
const names = new WeakMap<SeatRow, string | null>();

function nameOfList(seat: SeatRow): string | null {
  const known = names.get(seat);
  if (known !== undefined) return known;
  const name = readName(seat.list);
  names.set(seat, name);
  return name;
}

function readName(list: string | null): string | null {
  if (list === null) return null;
  const parsed: unknown = JSON.parse(list);
  return isObject(parsed) && typeof parsed.name === 'string' ? parsed.name.slice(0, 100) : null;
}

/** What may be known of the dice: the secret only when nobody can decide anything any more. */
export function fairnessOf(row: MatchRow, seats: readonly SeatRow[], over: boolean): Fairness {
  return {
    commitment: row.commitment,
    words: wordsOf(seats),
    secret: over ? row.secret : null,
  };
}

export function wordsOf(seats: readonly SeatRow[]): (string | null)[] {
  return seats.map(({ word }) => word);
}
