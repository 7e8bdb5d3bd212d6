import { refuseWith, type Violation } from '@rangefinder/kernel';
import type { Wrong, WrongCode } from './battlefield/wrong.ts';

/** What the rules refuse: code → what its sentence has to name. The words are in text/refusals.ts. */
export interface Refusals extends Record<WrongCode, undefined> {
  'performed-already': undefined;
  engaged: undefined;
  'not-engaged': undefined;
  'no-target': undefined;
  'nobody-in-reach': undefined;
  'no-room': undefined;
  'not-for-type': undefined;
  'attacked-already': undefined;
  immobile: undefined;
  disabled: undefined;
  'too-few-actions': undefined;
  'action-lost': undefined;
  'card-forbids': undefined;
  exhausted: undefined;
  'out-of-range': undefined;
  'out-of-sight': undefined;
  'out-of-arc': undefined;
  'in-melee': undefined;
  'ordered-already': undefined;
  'too-far-to-order': undefined;
  'not-on-card': undefined;
  'character-gone': undefined;
  'another-card-bound': undefined;
  'other-pips': undefined;
  'last-card-safe': undefined;
  'activated-already': undefined;
  'has-order': undefined;
  'near-marker': undefined;
  'near-zone': undefined;
  'near-enemy': undefined;
  'near-terrain': undefined;
  'touches-terrain': undefined;
  'overlaps-marker': undefined;
  'not-flat': undefined;
  'touches-no-token': undefined;
  'touches-no-terrain': undefined;
  'nothing-claimed': undefined;
  'zone-needed': undefined;
  transported: undefined;
  'whole-activation': undefined;
  'embarked-already': undefined;
  'holds-token': undefined;
}

export const refuse = refuseWith<Refusals>();

/** What space found wrong, as a refusal. */
export function refuseWrong({ rule, code }: Wrong): Violation {
  return refuse(rule, code);
}
