import { BadInput } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { readSquad, type Squad, type SquadProblem } from '../../src/squad/index.ts';
import type { BuilderEdition } from './edition.ts';

/** A list as the builder opened it. */
export interface Opened {
  readonly squad: Squad;
  /** What had to be left out, and what was odd. */
  readonly lost: readonly SquadProblem[];
  readonly remarks: readonly Words[];
  readonly unreadable: boolean;
}

/** Opens a saved or imported list; what cannot be used of it is reported, and the rest kept. */
export function openSquad({ squads, newMode }: BuilderEdition, list: unknown): Opened {
  const squad: Squad = { format: newMode, ships: [], obstacles: squads.commonObstacles };
  if (list === undefined || list === null) return { squad, lost: [], remarks: [], unreadable: false };
  try {
    return { ...readSquad(squads, list), unreadable: false };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { squad, lost: [], remarks: [], unreadable: true };
  }
}

/** The faction of a squad; null while it has no ships. */
export function factionOf({ squads }: BuilderEdition, { ships }: Squad): string | null {
  const [first] = ships;
  return (first && squads.findPilot(first.pilot)?.faction) ?? null;
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
