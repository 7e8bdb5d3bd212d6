import { useEffect } from 'react';

/** The steps taken in a builder, to go back and forth among them. */
export interface History<List> {
  readonly past: readonly List[];
  readonly now: List;
  readonly future: readonly List[];
}

/** More steps than anybody takes back. */
const MOST = 100;

export function begin<List>(list: List): History<List> {
  return { past: [], now: list, future: [] };
}

export function step<List>({ past, now }: History<List>, list: List): History<List> {
  return { past: [...past.slice(1 - MOST), now], now: list, future: [] };
}

export function back<List>({ past, now, future }: History<List>): History<List> {
  const at = past.length - 1;
  const last = past[at];
  return last === undefined ? { past, now, future } : { past: past.slice(0, at), now: last, future: [now, ...future] };
}

export function forth<List>({ past, now, future }: History<List>): History<List> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}

/** Ctrl+Z and Ctrl+Shift+Z, unless one is typing. */
export function useUndoKeys<List>(setHistory: (change: (now: History<List>) => History<List>) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      setHistory(event.shiftKey ? forth : back);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [setHistory]);
}
