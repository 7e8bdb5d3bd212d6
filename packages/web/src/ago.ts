import type { Language } from '@rangefinder/kernel';
import { useEffect, useState } from 'react';

/** From the longest unit to the shortest, with the seconds each has. */
const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in the longest unit of which it is one at least: `3 days ago`, `now`. */
export function ago(then: number, now: number, language: Language): string {
  const seconds = (then - now) / 1000;
  const [unit, length] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const);
  const format = new Intl.RelativeTimeFormat(language, { numeric: unit === 'second' ? 'auto' : 'always' });
  return format.format(Math.round(seconds / length), unit);
}

/** The time, anew each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
