import type { DefenseDie, Faction, KeywordUse, Rank, Slot, Subtype, UnitFacts, WeaponFacts } from '../../card.ts';
import { STANDS } from '../bases.ts';

/** A unit card as a table has it: what is left out is what most of them print. */
export interface UnitEntry {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  /** Trooper if it is left out. */
  readonly type?: UnitFacts['type'];
  readonly subtypes?: readonly Subtype[];
  readonly unique?: boolean;
  readonly points: number;
  /** What it cost before 2021-10-27, where that was something else. */
  readonly formerPoints?: number;
  /** One if it is left out. */
  readonly minis?: number;
  readonly wounds: number;
  readonly courage?: number | null;
  readonly resilience?: number | null;
  readonly speed: number;
  readonly defense: DefenseDie;
  readonly surges?: { readonly attack?: 'hit' | 'crit'; readonly defense?: 'block' };
  readonly keywords: readonly KeywordUse[];
  readonly weapons: readonly WeaponFacts[];
  readonly slots: readonly Slot[];
  /** A small base if it is left out. */
  readonly stand?: keyof typeof STANDS;
  readonly counterpart?: boolean;
}

/** How the cards of a rank of a faction are made of their entries. */
export function cardsOf(faction: Faction, rank: Rank): (entry: UnitEntry) => UnitFacts {
  return ({ surges = {}, stand = 'small', ...entry }) => ({
    title: '',
    type: 'trooper',
    subtypes: [],
    unique: false,
    formerPoints: entry.points,
    minis: 1,
    courage: null,
    resilience: null,
    counterpart: false,
    sure: true,
    ...entry,
    ...STANDS[stand],
    faction,
    rank,
    surgeAttack: surges.attack ?? null,
    surgeDefense: surges.defense ?? null,
  });
}
