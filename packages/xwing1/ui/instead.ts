import type { Words } from '@rangefinder/kernel/words';
import type { Ghost } from '@rangefinder/xwing/ui';
import type { XwingView } from '../src/view.ts';
import { WORDS } from './words.ts';

/** What is flown in the place of what is on the dial; null when that is flown. */
export function insteadWords({ options }: XwingView, { replaced }: Ghost): Words | null {
  if (!replaced) return null;
  if (replaced === 'ionized') return WORDS.insteadIon;
  return options.stressedRed === 'opponent' ? WORDS.insteadOther : WORDS.insteadStraight;
}
