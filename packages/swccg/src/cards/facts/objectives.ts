import type { ObjectiveFacts } from '../../facts.ts';

/** Objectives: printed facts. */
export const OBJECTIVES: readonly ObjectiveFacts[] = [
  {
    id: 'massassi-base-operations',
    code: '111_4',
    title: 'Massassi Base Operations',
    side: 'light',
    type: 'objective',
    destiny: 0,
    back: 'One In A Million',
  },
  {
    id: 'set-your-course-for-alderaan',
    code: '111_6',
    title: 'Set Your Course For Alderaan',
    side: 'dark',
    type: 'objective',
    destiny: 0,
    back: 'The Ultimate Power In The Universe',
  },
];
