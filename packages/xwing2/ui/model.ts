import type { TableModel } from '@rangefinder/table';
import type { XwingEvent } from '../src/events.ts';
import type { XwingView } from '../src/view.ts';

/** The table as this game's parts are given it. */
export type XwingModel = TableModel<XwingView, XwingEvent>;

export interface TableProps {
  readonly table: XwingModel;
}
