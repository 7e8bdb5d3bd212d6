import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SwccgModel } from '../model.ts';
import { type Passing, passesByItself, readPassing, USUAL } from './windows.ts';

const KEY = 'rangefinder.swccg.passing';
const listeners = new Set<() => void>();
let current: Passing | undefined;

function load(): Passing {
  try {
    return readPassing(localStorage.getItem(KEY));
  } catch {
    // A browser that keeps nothing plays as usual.
    return USUAL;
  }
}

function passing(): Passing {
  current ??= load();
  return current;
}

/** Keeps what the table passes by itself, for this and all later games in this browser. */
export function setPassing(next: Passing): void {
  current = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePassing(): Passing {
  return useSyncExternalStore(subscribe, passing);
}

/** Long enough to see that one was asked. */
const PAUSE = 180;

/**
 * Passes where the player wants it, once the board has shown what happened. After an undo it waits: whoever went back
 * wants to decide.
 */
export function useAutoPass(table: SwccgModel): void {
  const settings = usePassing();
  const before = useRef(0);
  const steppedBackTo = useRef(-1);
  const { snapshot, playing, sending, submit } = table;
  const { request, viewer, decisions, handTo } = snapshot;
  const hidden = snapshot.view?.hideResponses ?? false;
  useEffect(() => {
    if (decisions < before.current) steppedBackTo.current = decisions;
    before.current = decisions;
    if (!request || viewer === 'spectator' || playing || sending || handTo !== null) return;
    if (decisions === steppedBackTo.current) return;
    if (!passesByItself(request, request.seat, settings, hidden)) return;
    const later = setTimeout(() => submit('pass'), PAUSE);
    return () => clearTimeout(later);
  }, [request, viewer, decisions, handTo, playing, sending, submit, settings, hidden]);
}
