/** The tables of the database. JSON is kept as text and times as milliseconds, alike in SQLite and PostgreSQL. */
export interface Tables {
  readonly settings: SettingsTable;
  readonly accounts: AccountsTable;
  readonly commitments: CommitmentsTable;
  readonly matches: MatchesTable;
  readonly seats: SeatsTable;
  readonly entries: EntriesTable;
  readonly chat: ChatTable;
}

interface SettingsTable {
  readonly name: string;
  readonly value: string;
}

/** A guest is an account without a password; only names with a password are unique. */
export interface AccountsTable {
  readonly id: string;
  readonly name: string;
  /** The name in small letters, once it is claimed. */
  readonly claimed: string | null;
  readonly password: string | null;
  readonly created_at: number;
}

/** Fingerprints handed out before the match they are for. */
interface CommitmentsTable {
  readonly commitment: string;
  readonly secret: string;
  readonly created_at: number;
}

export type MatchStatus = 'waiting' | 'playing' | 'over';

export interface MatchesTable {
  readonly id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly mission: string | null;
  readonly status: MatchStatus;
  readonly access: 'open' | 'link' | 'private';
  readonly casual: number;
  readonly spectator_delay: number;
  /** `Clock` as JSON. */
  readonly clock: string | null;
  /** What the game's `newSetup` made of the lists, once all have sat down. */
  readonly setup: string | null;
  /** What happened before the first decision, as logged events in JSON. */
  readonly opening: string | null;
  readonly secret: string;
  readonly commitment: string;
  readonly winner: number | null;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface SeatsTable {
  readonly match: string;
  readonly seat: number;
  readonly kind: 'human' | 'bot' | 'empty';
  readonly name: string;
  readonly account: string | null;
  readonly secret_hash: string | null;
  readonly bot: string | null;
  readonly list: string | null;
  readonly word: string | null;
}

/** Everything that was done at a table, in order. Nothing is ever changed here: a match is the fold of its entries. */
export interface EntriesTable {
  readonly match: string;
  readonly number: number;
  /** `Move` as JSON. */
  readonly move: string;
  /** The fingerprint of the state after it. */
  readonly hash: string;
  /** What it caused, as logged events in JSON. */
  readonly events: string;
  /** How many decisions the match has after it. */
  readonly decisions: number;
  /** Milliseconds left to each seat after it, as JSON. */
  readonly time_left: string | null;
  readonly at: number;
}

export interface ChatTable {
  readonly id: string;
  readonly match: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}
