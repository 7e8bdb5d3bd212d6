import type { AttackFace, DefenseFace } from '../../src/state.ts';

/** Faces of the dice, in a box from -12 to 12. */
export const FACE_PATHS: Readonly<Record<AttackFace | DefenseFace, string>> = {
  hit: 'M0-8L1.8-2.6 7.2-4.6 4 0 7.2 4.6 1.8 2.6 0 8-1.8 2.6-7.2 4.6-4 0-7.2-4.6-1.8-2.6Z',
  crit: 'M0-9L2-3 8-5 4.6 0 8 5 2 3 0 9-2 3-8 5-4.6 0-8-5-2-3ZM0-2.6A2.6 2.6 0 1 1 0 2.6 2.6 2.6 0 1 1 0-2.6Z',
  surge: 'M-6-3C-2-8 2 2 6-3V0C2 5-2-5-6 0ZM-6 3C-2-2 2 8 6 3V6C2 11-2 1-6 6Z',
  block: 'M0-8L7-5.5V0C7 4 4 7 0 9-4 7-7 4-7 0V-5.5Z',
  blank: '',
};
