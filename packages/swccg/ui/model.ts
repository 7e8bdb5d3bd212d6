import type { Seat } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import type { SwccgEvent } from '../src/events.ts';
import type { SwccgView } from '../src/view.ts';

/** The table as this game's parts are given it. */
export type SwccgTable = TableModel<SwccgView, SwccgEvent>;

export interface TableProps {
  readonly table: SwccgTable;
}

/** Whether a seat is the one at the bottom of the screen: it gives every card its colour. */
export function sideOf(table: SwccgTable, seat: Seat): 'near' | 'far' {
  return seat === table.near ? 'near' : 'far';
}

/** One of two things that a view lists by seat. */
export function bySeat<T>(both: readonly T[], seat: Seat): T | undefined {
  return both[seat];
}

/** Whether a part that shows the match, what is marked and what is pointed at would look the same. */
export function looksTheSame<P extends TableProps>(before: P, after: P): boolean {
  const { table: a, ...one } = before;
  const { table: b, ...other } = after;
  const rest: Readonly<Record<string, unknown>> = one;
  return (
    sameMatch(a, b) &&
    a.pointed === b.pointed &&
    a.opened === b.opened &&
    a.sending === b.sending &&
    a.settings === b.settings &&
    a.playing === b.playing &&
    a.near === b.near &&
    a.draft.keys.join() === b.draft.keys.join() &&
    Object.entries(other).every(([name, value]) => rest[name] === value)
  );
}

function sameMatch({ snapshot: a }: SwccgTable, { snapshot: b }: SwccgTable): boolean {
  return a.view === b.view && a.request === b.request && a.events === b.events && a.seats === b.seats;
}
