import type { ObjectiveFacts } from '../facts.ts';

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
];
