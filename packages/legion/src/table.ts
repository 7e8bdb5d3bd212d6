import type { Table } from '@rangefinder/kernel';
import type { LegionEvent } from './events.ts';
import type { LegionState } from './state.ts';

/** The table as the rules of this game see it: the state, and what follows from it. */
export class LTable {
  readonly kernel: Table<LegionState, LegionEvent>;
  readonly state: LegionState;

  constructor(kernel: Table<LegionState, LegionEvent>) {
    this.kernel = kernel;
    this.state = kernel.state;
  }
}
