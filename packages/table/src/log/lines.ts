import type { SeenEvent } from '@rangefinder/kernel';

/** A line of the log: which happening of the match it tells. */
export interface Line {
  readonly index: number;
  readonly seen: SeenEvent;
}

/** Rounds and phases begin a part of the log. */
export function headingOf({ event }: SeenEvent): 'round' | 'phase' | null {
  return event.type === 'round' || event.type === 'phase' ? event.type : null;
}

/** What is worth telling, without the phases in which nothing of it happened; the phase that goes on stays. */
export function shortLines(lines: readonly Line[], isTold: (seen: SeenEvent) => boolean): readonly Line[] {
  const told = lines.filter(({ seen }) => headingOf(seen) !== null || isTold(seen));
  return told.filter(({ seen }, i) => {
    const next = told[i + 1];
    return headingOf(seen) !== 'phase' || next === undefined || headingOf(next.seen) === null;
  });
}
