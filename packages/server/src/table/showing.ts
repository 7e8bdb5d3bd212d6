import type { Viewer } from '@rangefinder/kernel';
import { type ChatLine, changeBetween, type ServerMessage, type TableState } from '@rangefinder/protocol';
import { type Live, seenEvents } from './live.ts';

/** What viewers of one kind have been shown: the next message says only what differs from it. */
export interface Shown {
  readonly view: unknown;
  readonly state: TableState;
  readonly logged: number;
  readonly undos: number;
}

/** The table as it stands, for whoever has seen nothing yet or has caught up by other means. */
export function showing(live: Live, viewer: Viewer, state: TableState): Shown {
  return {
    view: live.view(viewer),
    state,
    logged: live.sight(viewer)?.log.length ?? 0,
    undos: live.course.undos,
  };
}

/** Everything, for whoever knows nothing yet. */
export function wholeTable(live: Live, viewer: Viewer, shown: Shown, chat: readonly ChatLine[]): ServerMessage {
  const events = seenEvents(live.sight(viewer)?.log ?? [], viewer);
  return { type: 'table', viewer, view: shown.view, events, chat, state: shown.state };
}

/** What to tell viewers who know `before` now that `after` holds; undefined when an undo makes a difference useless. */
export function newsBetween(live: Live, viewer: Viewer, before: Shown, after: Shown): ServerMessage | undefined {
  if (before.undos !== after.undos || after.logged < before.logged || before.view === null) return undefined;
  const change = changeBetween(before.view, after.view);
  const log = live.sight(viewer)?.log ?? [];
  return {
    type: 'news',
    ...(change ? { change } : {}),
    events: seenEvents(log, viewer, before.logged),
    state: stateChange(before.state, after.state),
  };
}

/** Those parts of the state that differ. Time is always told anew; a summary is not sent for its counter alone. */
function stateChange(before: TableState, after: TableState): Partial<TableState> {
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) {
    if (key === 'summary') {
      if (!sameSummary(before.summary, after.summary)) changed.summary = value;
    } else if (key === 'clock' ? value !== null : changeBetween(Reflect.get(before, key), value)) {
      changed[key] = value;
    }
  }
  return changed;
}

function sameSummary(before: TableState['summary'], after: TableState['summary']): boolean {
  const { decisions: _, updatedAt: __, ...rest } = before;
  const { decisions: ___, updatedAt: ____, ...now } = after;
  return changeBetween(rest, now) === undefined;
}
