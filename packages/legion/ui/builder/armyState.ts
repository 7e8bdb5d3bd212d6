import { UnreadableList } from '@rangefinder/kernel/lists';
import type { Army } from '../../src/army/army.ts';
import { readArmy } from '../../src/army/list.ts';
import type { ArmyProblem } from '../../src/army/problem.ts';
import type { Rank } from '../../src/card.ts';

/** A list as the builder opened it; no army yet where it is new, or none at all. */
export interface Opened {
  readonly army: Army | null;
  /** What had to be left out. */
  readonly lost: readonly ArmyProblem[];
  readonly unreadable: boolean;
}

/** Opens a saved or imported list; what cannot be used of it is reported, and the rest kept. */
export function openArmy(list: unknown): Opened {
  if (list === undefined || list === null) return { army: null, lost: [], unreadable: false };
  try {
    return { ...readArmy(list), unreadable: false };
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    return { army: null, lost: [], unreadable: !isNew(list) };
  }
}

/** A list that has a name at most: it was begun elsewhere. */
function isNew(list: unknown): boolean {
  return typeof list === 'object' && list !== null && Object.keys(list).every((key) => key === 'name');
}

/** What the picker beside the army offers. */
export type Picking =
  | { readonly kind: 'units'; readonly rank: Rank | null }
  | { readonly kind: 'upgrade'; readonly at: readonly number[]; readonly place: number }
  | { readonly kind: 'aside'; readonly at: readonly number[]; readonly place: number }
  | { readonly kind: 'counterpart'; readonly at: number }
  /** A card of the hand or the deck, in the place of another where one is named. */
  | { readonly kind: 'command'; readonly pips: number; readonly instead: string | undefined }
  | { readonly kind: 'contingency'; readonly instead: string | undefined }
  | { readonly kind: 'battle'; readonly row: keyof Army['battle']; readonly instead: string | undefined };
