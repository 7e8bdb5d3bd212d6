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
