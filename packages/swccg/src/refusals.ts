import { refuseWith } from '@rangefinder/kernel';

/** What the card game refuses: code → what its sentence has to name. Cards are named by their ids. */
export interface Refusals {
  'often-enough': { readonly card: string };
  costs: { readonly card: string; readonly force: number };
  'no-place': { readonly card: string };
  'drained-already': undefined;
  'not-controlled': undefined;
  'undercover-spy': undefined;
  'battled-already': undefined;
  'presence-of-both': undefined;
  'battle-costs': undefined;
  'too-far': { readonly parsecs: number; readonly hyperspeed: number };
  'generic-site': { readonly card: string };
  'not-on-empty-table': { readonly card: string };
}

export const refuse = refuseWith<Refusals>();
