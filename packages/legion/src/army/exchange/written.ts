import type { Words } from '@rangefinder/kernel/words';
import type { Army } from '../army.ts';
import type { UnknownCode } from '../list.ts';

/** The id or the name of a card, known here or not, or a code that is not known. */
export type WrittenCard = string | UnknownCode;

export interface WrittenUnit {
  readonly unit: WrittenCard;
  readonly upgrades: readonly WrittenCard[];
  readonly loadout?: readonly WrittenCard[];
  readonly counterpart?: WrittenCard;
}

/** An army as another builder wrote it: our own form for `readArmy`, but its cards need not exist. */
export interface WrittenArmy extends Pick<Army, 'name' | 'mode'> {
  readonly faction?: Army['faction'];
  readonly units: readonly WrittenUnit[];
  readonly commands: readonly WrittenCard[];
  readonly contingencies: readonly WrittenCard[];
  readonly battle: Readonly<Record<keyof Army['battle'], readonly WrittenCard[]>>;
}

/** What was read of a link or a text, and what was odd about it. */
export interface Exchanged {
  readonly list: WrittenArmy;
  readonly remarks: readonly Words[];
}
