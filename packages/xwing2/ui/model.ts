import type { TableModel } from '@rangefinder/table';
import type { XwingEvent } from '../src/events.ts';
import type { XwingView } from '../src/view.ts';

/** The table as this game's parts are given it. */
export type XwingTable = TableModel<XwingView, XwingEvent>;

export interface TableProps {
  readonly table: XwingTable;
}

/** Whether a seat is the one at the bottom of the screen: it gives every piece its colour. */
export function sideOf(table: XwingTable, seat: number): 'near' | 'far' {
  return seat === table.near ? 'near' : 'far';
}

/**
 * What the board still shows of the past. In the middle of an attack it shows nothing of it to whoever is asked: the
 * question is about the dice and ships as they are now.
 */
export function shownPast({ snapshot: { request, view }, playing }: XwingTable): XwingTable['playing'] {
  return request && view.attack ? null : playing;
}

/**
 * Whether a part that shows the match, what is marked and what is pointed at would look the same. A piece that is being
 * dragged changes the table many times a second, and nothing else needs to be drawn anew for it.
 */
export function looksTheSame<P extends TableProps>(before: P, after: P): boolean {
  const { table: a, ...one } = before;
  const { table: b, ...other } = after;
  const rest: Readonly<Record<string, unknown>> = one;
  return (
    sameMatch(a, b) &&
    a.pointed === b.pointed &&
    a.opened === b.opened &&
    a.playing === b.playing &&
    a.sending === b.sending &&
    a.settings === b.settings &&
    a.draft.keys.join() === b.draft.keys.join() &&
    Object.entries(other).every(([name, value]) => rest[name] === value)
  );
}

function sameMatch({ snapshot: a }: XwingTable, { snapshot: b }: XwingTable): boolean {
  return a.view === b.view && a.request === b.request && a.events === b.events && a.seats === b.seats;
}
