import { type RefusalWords, refuseWith } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';

/** What both editions refuse: code → what its sentence has to name. An edition adds its own. */
export interface SharedRefusals {
  'rerolled-already': undefined;
}

export const refuse = refuseWith<SharedRefusals>();

/** Why something is not allowed. */
export const SHARED_REFUSALS: RefusalWords<SharedRefusals> = {
  'rerolled-already': words(
    'This die was rerolled already.',
    'Ce dé a déjà été relancé.',
    'Ta kość była już przerzucana.',
  ),
};
