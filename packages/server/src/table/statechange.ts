import { changedParts } from '@rangefinder/host';
import type { TableState } from '@rangefinder/protocol';
import { changeBetween } from '@rangefinder/protocol';

/** Those parts of the state that differ. Time is always told anew; a summary is not sent for its counter alone. */
export function stateChange(before: TableState, after: TableState): Partial<TableState> {
  const { summary, clock: _, ...changed } = changedParts(before, after);
  return {
    ...changed,
    ...(summary && !sameSummary(before.summary, summary) ? { summary } : {}),
    ...(after.clock === null ? {} : { clock: after.clock }),
  };
}

function sameSummary(before: TableState['summary'], after: TableState['summary']): boolean {
  const { decisions: _, updatedAt: __, ...rest } = before;
  const { decisions: ___, updatedAt: ____, ...now } = after;
  return changeBetween(rest, now) === undefined;
}
