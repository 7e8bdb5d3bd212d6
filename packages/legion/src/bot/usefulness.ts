import type { Unit } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { worthOfDisembarking } from './transports.ts';

/** Ahead of everybody else. */
const ALIGHTS = 1000;

/** What a unit should bring if it is activated now: what it could attack, or else what it is worth. */
export function usefulness(outlook: Outlook, unit: Unit): number {
  // Whoever wants to get off does so before its vehicle moves on.
  if (unit.place === 'transported') return worthOfDisembarking(outlook, unit) > 0 ? ALIGHTS : 0;
  return outlook.roughBest(unit) + outlook.t.facts(unit).points / 1000;
}
