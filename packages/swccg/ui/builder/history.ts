import type { DraftDeck } from './deckText.ts';

/** The steps taken in the builder, to go back and forth among them. */
export interface History {
  readonly past: readonly (DraftDeck | null)[];
  readonly now: DraftDeck | null;
  readonly future: readonly DraftDeck[];
}

export function begin(deck: DraftDeck | null): History {
  return { past: [], now: deck, future: [] };
}

export function step({ past, now }: History, deck: DraftDeck): History {
  return { past: now === null ? [] : [...past.slice(-99), now], now: deck, future: [] };
}

export function back({ past, now, future }: History): History {
  const last = past.at(-1);
  if (last === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: last, future: now ? [now, ...future] : future };
}

export function forth({ past, now, future }: History): History {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
}
