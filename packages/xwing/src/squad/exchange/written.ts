import type { Words } from '@rangefinder/kernel/words';
import type { UnknownNumber } from '../unknown.ts';

/** A squad as another builder wrote it: our own form for `readSquad`, but its cards need not exist. */
export interface WrittenSquad {
  readonly name?: string;
  readonly format?: string;
  readonly ships: readonly WrittenShip[];
  readonly obstacles: readonly string[];
}

export interface WrittenShip {
  readonly pilot: WrittenCard;
  readonly upgrades: readonly WrittenCard[];
}

/** The id of a card, known here or not, or a number that is not known. */
export type WrittenCard = string | UnknownNumber;

/** What was read of a text of another builder, and what was odd about it. */
export interface Exchanged {
  readonly list: WrittenSquad;
  readonly remarks: readonly Words[];
}
