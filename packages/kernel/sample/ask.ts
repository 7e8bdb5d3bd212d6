import { askWords, type RuleId, refuseWith } from '../src/index.ts';
import type { Wreck } from './state.ts';

/** What is asked in Salvage: topic → what an option of it is about, or the keys that say all by themselves. */
export interface Topics {
  bid: { readonly bid: number };
  'use-ability': 'use' | 'keep';
  'place-buoy': { readonly column: number; readonly row: number };
}

/** What the questions themselves are about. */
type About = { readonly rule?: RuleId; readonly wreck?: Wreck };

export const { pickOne, place, asked } = askWords<Topics, About>();

/** What Salvage refuses: code → what its sentence has to name. */
export interface Refusals {
  'bid-too-high': { readonly most: number };
  'buoy-outside': undefined;
  'buoy-overlaps': undefined;
}

export const refuse = refuseWith<Refusals>();
