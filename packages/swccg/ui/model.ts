import type { Seat } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import type { SwccgEvent } from '../src/events.ts';
import type { SwccgView } from '../src/view.ts';

/** The table as this game's parts are given it. */
export type SwccgModel = TableModel<SwccgView, SwccgEvent>;

export interface TableProps {
  readonly table: SwccgModel;
}

/** Whether a seat is the one at the bottom of the screen: it gives every card its colour. */
export function sideOf(table: SwccgModel, seat: Seat): 'near' | 'far' {
  return seat === table.near ? 'near' : 'far';
}

/** One of two things that a view lists by seat. */
export function bySeat<T>(both: readonly T[], seat: Seat): T | undefined {
  return both[seat];
}
