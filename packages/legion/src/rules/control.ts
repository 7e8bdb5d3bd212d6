import type { Procedure, Seat } from '@rangefinder/kernel';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';

const CONTROLLED = 'controlled';

/** A unit does something for another player, to whom it counts as friendly until it is done: its own side are its enemies. */
export function* actFor(t: LTable, seat: Seat, unit: Unit, act: () => Procedure<void>): Procedure<void> {
  const { seat: own } = unit;
  if (own === seat) {
    yield* act();
    return;
  }
  turn(t, unit, seat);
  unit.memory[CONTROLLED] = 1;
  yield* act();
  delete unit.memory[CONTROLLED];
  turn(t, unit, own);
}

function turn(t: LTable, unit: Unit, seat: Seat): void {
  unit.seat = seat;
  t.shifted();
  t.changed();
}

/** Whether it acts for somebody else now: nobody on standby reacts to that (see the rulings). */
export function isControlled({ memory }: Pick<Unit, 'memory'>): boolean {
  return memory[CONTROLLED] === 1;
}
