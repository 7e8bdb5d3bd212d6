import type { SeenEvent } from '@rangefinder/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameTable, Playback } from '../ui.ts';

/** However much happens at once, showing it takes no longer than this, in milliseconds. */
const LONGEST = 7000;
/** What would take longer than this by itself, such as a leap through a replay, nobody could follow: it is not shown. */
const FOLLOWED = 3 * LONGEST;

/**
 * Shows new events one after another for as long as the board wants each. `stop` ends it at once: the view is up to date
 * all the time, so nothing waits for this.
 */
export function usePlayback(
  events: readonly SeenEvent[],
  duration: GameTable['duration'],
  speed: number,
): { readonly playing: Playback | null; readonly stop: () => void } {
  const [playing, setPlaying] = useState<Playback | null>(null);
  const seen = useRef<readonly SeenEvent[] | null>(null);
  const queue = useRef<{ event: SeenEvent; lasts: number }[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    queue.current = [];
    setPlaying(null);
  }, []);

  const next = useCallback(() => {
    timer.current = undefined;
    const first = queue.current.shift();
    if (!first) {
      setPlaying(null);
      return;
    }
    setPlaying({
      current: first.event,
      startedAt: performance.now(),
      duration: first.lasts,
      next: queue.current.map(({ event }) => event),
    });
    timer.current = setTimeout(next, first.lasts);
  }, []);

  useEffect(() => {
    const before = seen.current;
    seen.current = events;
    if (before === events) return;
    if (before === null || !goesOn(before, events) || speed <= 0 || document.hidden) {
      stop();
      return;
    }
    const fresh = events.slice(before.length).map((event) => ({ event, lasts: duration(event) / speed }));
    const wanted = [...queue.current, ...fresh.filter(({ lasts }) => lasts > 0)];
    queue.current = hurried(wanted);
    if (queue.current.length < wanted.length) stop();
    else if (timer.current === undefined && wanted.length > 0) next();
  }, [events, duration, speed, next, stop]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { playing, stop };
}

/** Whether events are those known before and some more. What a match that is opened brings with it is no news. */
export function goesOn(before: readonly SeenEvent[], events: readonly SeenEvent[]): boolean {
  return before.length > 0 && events.length >= before.length && events[before.length - 1] === before.at(-1);
}

/** The same events, shortened together where they would take too long; none where nobody could follow them. */
export function hurried<T extends { lasts: number }>(queue: readonly T[]): T[] {
  const all = queue.reduce((sum, { lasts }) => sum + lasts, 0);
  if (all > FOLLOWED) return [];
  const pace = all > LONGEST ? LONGEST / all : 1;
  return queue.map((one) => ({ ...one, lasts: one.lasts * pace }));
}
