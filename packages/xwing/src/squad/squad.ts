import { BadInput } from '@rangefinder/kernel';
import { shown, UnreadableList } from '@rangefinder/kernel/lists';
import { type Words, words } from '@rangefinder/kernel/words';
import type { SquadCards } from './cards.ts';
import type { Format } from './gamemode.ts';
import type { SquadProblem } from './problem.ts';

/** A squad that was read: its cards exist. Whether it is legal is another question; its edition's `problemsOf` answers it. */
export interface Squad {
  readonly name?: string;
  /** The game mode it is made for; the usual one when it says nothing. */
  readonly format?: Format;
  /** Made for a real table: cards whose abilities are not written yet do no harm. */
  readonly paper?: true;
  readonly ships: readonly SquadShip[];
  /** Obstacle tokens, three of them when the squad is legal. */
  readonly obstacles: readonly string[];
}

export interface SquadShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** A ship as ready squads list it: its pilot, then its upgrades. */
export function squadShip(pilot: string, ...upgrades: readonly string[]): SquadShip {
  return { pilot, upgrades };
}

/** What came out of reading a list: what can be used of it, what had to be left out, and remarks that change nothing. */
export interface ReadSquad {
  readonly squad: Squad;
  readonly lost: readonly SquadProblem[];
  readonly remarks: readonly Words[];
}

/** The id of a pilot that can be put on the table. */
export function parsePilot(cards: SquadCards, raw: unknown, where: string): string {
  const pilot = typeof raw === 'string' ? cards.findPilot(raw) : undefined;
  if (!pilot) throw new BadInput(where, `There is no pilot ${shown(raw)}.`);
  const missing = cards.unwritten(pilot);
  if (missing !== undefined) throw new BadInput(where, `${missing.en} It cannot be played yet.`);
  return pilot.id;
}

/** The id of an upgrade that can be put on the table. */
export function parseUpgrade(cards: SquadCards, raw: unknown, where: string): string {
  const upgrade = typeof raw === 'string' ? cards.findUpgrade(raw) : undefined;
  if (!upgrade) throw new BadInput(where, `There is no upgrade ${shown(raw)}.`);
  const missing = cards.unwritten(upgrade);
  if (missing !== undefined) throw new BadInput(where, `${missing.en} It cannot be played yet.`);
  return upgrade.id;
}

/** What a list calls itself, as far as a heading can hold it. */
export function readName(raw: unknown): { name?: string } {
  return typeof raw === 'string' && raw !== '' ? { name: raw.slice(0, LONGEST_NAME) } : {};
}

const LONGEST_NAME = 80;

/** No squad comes near this; a longer list is a mistake, or meant to keep us busy. */
const LONGEST = 100;

/** Refuses a list that is far too long. */
export function checkLength({ length }: readonly unknown[]): void {
  if (length <= LONGEST) return;
  throw new UnreadableList(
    words(
      `This is no squad: one of its lists has ${length} entries.`,
      `Ce n'est pas un escadron : l'une de ses listes a ${length} éléments.`,
      `To nie eskadra: jedna z jej list ma elementów: ${length}.`,
    ),
  );
}
