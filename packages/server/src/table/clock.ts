import type { Seat } from '@rangefinder/kernel';
import type { Clock, ClockState } from '@rangefinder/protocol';

/** Time as it stood at the moment `at`, and the seats whose time runs since. */
export interface Running {
  readonly left: readonly number[];
  readonly at: number;
  readonly running: readonly Seat[];
}

/** Time left to each seat at the moment `now`. */
export function timeLeft({ left, at, running }: Running, now: number): number[] {
  const passed = Math.max(0, now - at);
  return left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - passed) : time));
}

/** Time left after a seat has decided: it gets its increment. */
export function timeAfterDecision(clock: Clock, running: Running, seat: Seat, now: number): number[] {
  return timeLeft(running, now).map((time, other) => (other === seat ? time + clock.increment * 1000 : time));
}

export function clockState(running: Running, now: number): ClockState {
  return { left: timeLeft(running, now), running: running.running };
}

/** Who runs out of time first, and when; undefined when nobody's time runs. */
export function nextToFall({ left, at, running }: Running): { readonly seat: Seat; readonly when: number } | undefined {
  let first: { seat: Seat; when: number } | undefined;
  for (const seat of running) {
    const when = at + (left[seat] ?? 0);
    if (!first || when < first.when) first = { seat, when };
  }
  return first;
}
