import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { LegionModel } from '../model.ts';

const KEY = 'rangefinder.legion.adjust';
const listeners = new Set<() => void>();
let adjusting: boolean | undefined;

function load(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // A browser that keeps nothing lets them follow.
    return false;
  }
}

function current(): boolean {
  adjusting ??= load();
  return adjusting;
}

/** Whether one wants to place the others of a unit oneself, in this and all later games in this browser. */
export function setAdjusting(next: boolean): void {
  adjusting = next;
  try {
    localStorage.setItem(KEY, next ? 'yes' : 'no');
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAdjusting(): boolean {
  return useSyncExternalStore(subscribe, current);
}

/** Questions after which the others follow their leader. */
export const LEADING: readonly string[] = ['move-leader', 'deploy-leader', 'disembark', 'set-down'];

/**
 * One drag and one confirmation place a unit: after its leader the others take the places that were proposed and shown.
 * After an undo it waits, as it does for whoever wants to place them.
 */
export function useFollowing(table: LegionModel): void {
  const adjust = useAdjusting();
  const led = useRef(-1);
  const { snapshot, sending, submit } = table;
  const { request, decisions } = snapshot;
  // Before anything is painted: a question that answers itself is never seen.
  useLayoutEffect(() => {
    if (request && LEADING.includes(request.topic)) led.current = decisions;
    if (request?.kind !== 'place' || request.topic !== 'place-others' || adjust || sending) return;
    if (led.current !== decisions - 1) return;
    const [formation] = request.candidates;
    // Once, whatever the rules say of it.
    led.current = -1;
    if (formation) submit(formation.key);
  }, [request, decisions, adjust, sending, submit]);
}
