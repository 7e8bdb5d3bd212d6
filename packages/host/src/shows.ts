import { clonePlain, type Match, type Viewer, visibleEvents } from '@rangefinder/kernel';
import type { NewsMessage, TableMessage } from '@rangefinder/protocol';
import { applyChange, changeBetween } from '@rangefinder/protocol/change';

/** What can be looked at: a match as a viewer may see it, null before it begins. */
export interface Sighted {
  sight(viewer: Viewer): Match | null;
  /** How often it was taken back: what was shown before may not have happened. */
  readonly undos: number;
}

/** What viewers of one kind have been shown: the next message says only what differs from it. */
interface Shown<State> {
  readonly view: unknown;
  readonly state: State;
  readonly logged: number;
  readonly undos: number;
}

/** Those parts of a state that differ. */
export type StateChange<State> = (before: State, after: State) => Partial<State>;

/** What each kind of viewer has been shown of a match, and so what to tell them next. */
export class Shows<State extends object> {
  readonly #shown = new Map<Viewer, Shown<State>>();
  readonly #stateChange: StateChange<State>;

  constructor(stateChange: StateChange<State>) {
    this.#stateChange = stateChange;
  }

  /** Viewers know the match as it stands: they were shown it before, by other means. */
  know(table: Sighted, viewer: Viewer, state: State): void {
    this.#show(table, viewer, state);
  }

  /** Everything, for somebody who comes; others of this kind may have been told of it before. */
  greeting(table: Sighted, viewer: Viewer, state: State): TableMessage<State> {
    const { view } = this.#shown.get(viewer) ?? this.#show(table, viewer, state);
    return { type: 'table', viewer, view, events: events(table, viewer), state };
  }

  /** Everything, for all viewers of a kind. */
  everything(table: Sighted, viewer: Viewer, state: State): TableMessage<State> {
    const { view } = this.#show(table, viewer, state);
    return { type: 'table', viewer, view, events: events(table, viewer), state };
  }

  /** What is new to viewers of a kind, or everything when an undo makes a difference useless. */
  news(table: Sighted, viewer: Viewer, state: State): NewsMessage<State> | TableMessage<State> {
    const before = this.#shown.get(viewer);
    const now = progress(table, viewer);
    if (!before || before.undos !== now.undos || now.logged < before.logged || before.view === null)
      return this.everything(table, viewer, state);
    // Only the difference is copied out of the match; the rest of what was shown stays the same objects as before.
    const change = clonePlain(changeBetween(before.view, viewOf(table, viewer)));
    this.#shown.set(viewer, { view: applyChange(before.view, change), state, ...now });
    return {
      type: 'news',
      ...(change ? { change } : {}),
      events: events(table, viewer, before.logged),
      state: this.#stateChange(before.state, state),
    };
  }

  /** Everybody was told of a part of the state. */
  told(part: Partial<State>): void {
    for (const [viewer, shown] of this.#shown)
      this.#shown.set(viewer, { ...shown, state: { ...shown.state, ...part } });
  }

  /** Nobody of this kind looks on any more. */
  forget(viewer: Viewer): void {
    this.#shown.delete(viewer);
  }

  #show(table: Sighted, viewer: Viewer, state: State): Shown<State> {
    const shown = { view: clonePlain(viewOf(table, viewer)), state, ...progress(table, viewer) };
    this.#shown.set(viewer, shown);
    return shown;
  }
}

/** The parts that differ, told whole. */
export function changedParts<State extends object>(before: State, after: State): Partial<State> {
  const changed: Partial<State> = {};
  for (const key in after) if (changeBetween(before[key], after[key])) changed[key] = after[key];
  return changed;
}

function progress(table: Sighted, viewer: Viewer): Pick<Shown<unknown>, 'logged' | 'undos'> {
  return { logged: table.sight(viewer)?.log.length ?? 0, undos: table.undos };
}

/** Parts of a view belong to the match and change with it. */
function viewOf(table: Sighted, viewer: Viewer): unknown {
  return table.sight(viewer)?.view(viewer) ?? null;
}

function events(table: Sighted, viewer: Viewer, from = 0): TableMessage['events'] {
  return visibleEvents(table.sight(viewer)?.log ?? [], viewer, from);
}
