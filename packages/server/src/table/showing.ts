import { clonePlain, type Viewer, visibleEvents } from '@rangefinder/kernel';
import { applyChange, type ChatLine, changeBetween, type ServerMessage, type TableState } from '@rangefinder/protocol';
import type { Live } from './live.ts';

/** What viewers of one kind have been shown: the next message says only what differs from it. */
export interface Shown {
  readonly view: unknown;
  readonly state: TableState;
  readonly logged: number;
  readonly undos: number;
}

/** The table as it stands, for whoever has seen nothing yet or has caught up by other means. */
export function showing(live: Live, viewer: Viewer, state: TableState): Shown {
  return { view: clonePlain(live.view(viewer)), state, ...progress(live, viewer) };
}

function progress(live: Live, viewer: Viewer): Pick<Shown, 'logged' | 'undos'> {
  return { logged: live.sight(viewer)?.log.length ?? 0, undos: live.course.undos };
}

/** Everything, for whoever knows nothing yet. */
export function wholeTable(live: Live, viewer: Viewer, shown: Shown, chat: readonly ChatLine[]): ServerMessage {
  const events = visibleEvents(live.sight(viewer)?.log ?? [], viewer);
  return { type: 'table', viewer, view: shown.view, events, chat, state: shown.state };
}

/** What to tell viewers who know `before`, and what they know then; undefined when an undo makes a difference useless. */
export function whatIsNew(
  live: Live,
  viewer: Viewer,
  before: Shown,
  state: TableState,
): { readonly news: ServerMessage; readonly shown: Shown } | undefined {
  const now = progress(live, viewer);
  if (before.undos !== now.undos || now.logged < before.logged || before.view === null) return undefined;
  // Only the difference is copied out of the match; the rest of what was shown stays the same objects as before.
  const change = clonePlain(changeBetween(before.view, live.view(viewer)));
  const news: ServerMessage = {
    type: 'news',
    ...(change ? { change } : {}),
    events: visibleEvents(live.sight(viewer)?.log ?? [], viewer, before.logged),
    state: stateChange(before.state, state),
  };
  return { news, shown: { view: applyChange(before.view, change), state, ...now } };
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
