import type { AttackResult } from '../state.ts';

/** Whether an attack die shows damage. */
export function isHit(face: AttackResult): boolean {
  return face === 'hit' || face === 'crit';
}
