import type { Texts } from '../words.ts';
import { MASSASSI_BASE_OPERATIONS } from './massassi-base-operations.ts';
import { SET_YOUR_COURSE_FOR_ALDERAAN } from './set-your-course-for-alderaan.ts';

export const OBJECTIVES: readonly Texts[] = [MASSASSI_BASE_OPERATIONS, SET_YOUR_COURSE_FOR_ALDERAAN];
