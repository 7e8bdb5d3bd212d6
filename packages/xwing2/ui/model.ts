import type { TableModel } from '@rangefinder/table';
import type { XwingEvent } from '../src/events.ts';
import type { XwingView } from '../src/view.ts';

/** The table as this game's parts are given it. */
export type XwingTable = TableModel<XwingView, XwingEvent>;

export interface TableProps {
  readonly table: XwingTable;
}

/** Whether a seat is the one at the bottom of the screen: it gives every piece its colour. */
export function sideOf({ near }: Pick<XwingTable, 'near'>, seat: number): 'near' | 'far' {
  return seat === near ? 'near' : 'far';
}

/**
 * What the board still shows of the past. In the middle of an attack it shows nothing of it to whoever is asked: the
 * question is about the dice and ships as they are now.
 */
export function shownPast({ snapshot: { request, view }, playing }: XwingTable): XwingTable['playing'] {
  return request && view.attack ? null : playing;
}
