import type { Procedure } from '@rangefinder/kernel';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';

/** Where a unit remembers that it stands anew, for those who look at it once everything has come to rest. */
const ANEW = 'stands-anew';

/** Miniatures of a unit were moved, deployed or placed. */
export function noteMoved(t: LTable, unit: Unit): void {
  if (t.abilities.listens('stands-anew')) unit.memory[ANEW] = 1;
}

/** Everybody stands: whatever waits for those who moved or were placed takes effect. */
export function* settle(t: LTable): Procedure<void> {
  for (const unit of t.state.units) {
    if (!unit.memory[ANEW]) continue;
    delete unit.memory[ANEW];
    if (unit.place === 'play') yield* t.window('stands-anew', { unit });
  }
}
