import { type RefusalWords, sayRefusals } from '@rangefinder/kernel';
import type { Refusals } from '../../refusals.ts';
import { DEPLOYING } from './deploying.ts';
import { FIGHTING } from './fighting.ts';
import { GENERAL } from './general.ts';
import { MOVING } from './moving.ts';

const WORDS: RefusalWords<Refusals> = { ...GENERAL, ...DEPLOYING, ...MOVING, ...FIGHTING };

/** Why something is not possible now. */
export const refusal = sayRefusals<Refusals>(WORDS);
