import { BadInput } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { readSquad, type Squad, type SquadProblem } from '@rangefinder/xwing/squad';
import { FACTIONS, type Faction } from '../../src/card.ts';
import { findPilot } from '../../src/cards/catalog.ts';
import { SQUADS } from '../../src/squad/squads.ts';

/** A list as the builder opened it. */
export interface Opened {
  readonly squad: Squad;
  /** What had to be left out, and what was odd. */
  readonly lost: readonly SquadProblem[];
  readonly remarks: readonly Words[];
  readonly unreadable: boolean;
}

const EMPTY: Squad = { format: 'standard', ships: [], obstacles: SQUADS.commonObstacles };

/** Opens a saved or imported list; what cannot be used of it is reported, and the rest kept. */
export function openSquad(list: unknown): Opened {
  if (list === undefined || list === null) return { squad: EMPTY, lost: [], remarks: [], unreadable: false };
  try {
    return { ...readSquad(SQUADS, list), unreadable: false };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { squad: EMPTY, lost: [], remarks: [], unreadable: true };
  }
}

/** The faction of a squad; null while it has no ships. */
export function factionOf({ ships }: Squad): Faction | null {
  const [first] = ships;
  const faction = first && findPilot(first.pilot)?.faction;
  return FACTIONS.find((known) => known === faction) ?? null;
}

/** The steps taken in the builder, to go back and forth among them. */
export interface History {
  readonly past: readonly Squad[];
  readonly now: Squad;
  readonly future: readonly Squad[];
}

export function begin(squad: Squad): History {
  return { past: [], now: squad, future: [] };
}

export function step({ past, now }: History, squad: Squad): History {
  return { past: [...past.slice(-99), now], now: squad, future: [] };
}

export function back({ past, now, future }: History): History {
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : { past, now, future };
}

export function forth({ past, now, future }: History): History {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
}

/** Letters without accents, in lower case, for searching. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether a card's words hold all that was typed. */
export function holds(words: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const all = fold(texts.filter(Boolean).join(' '));
  return wanted.every((word) => all.includes(word));
}
