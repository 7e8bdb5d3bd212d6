import { useEffect, useState } from 'react';
import { useLanguage } from '../language.ts';
import type { SeenClock, Snapshot } from '../session.ts';
import { TABLE } from '../words.ts';
import { seatName } from './seatName.ts';

/** Time left of each seat, the nearer one first. */
export function Clocks({ snapshot, clock }: { readonly snapshot: Snapshot; readonly clock: SeenClock }) {
  const language = useLanguage();
  const nameOf = (seat: number) => seatName(snapshot, seat);
  const now = useNow(clock.running.length > 0);
  const near = snapshot.viewer === 'spectator' ? 0 : snapshot.viewer;
  return (
    <div className="top-clocks">
      {clock.left.map((_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list
          key={seat}
          className={seat === near ? 'clock is-near' : 'clock is-far'}
          data-running={clock.running.includes(seat)}
          title={TABLE.clockOf(nameOf(seat))[language]}
        >
          <span className="hidden">{TABLE.clockOf(nameOf(seat))[language]}</span>
          {clockText(timeLeft(clock, seat, now))}
        </span>
      ))}
    </div>
  );
}

/** Milliseconds left of a seat at the moment `now`. */
export function timeLeft(clock: SeenClock, seat: number, now: number): number {
  const spent = clock.running.includes(seat) ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

/** 3:07, or 1:02:09 beyond an hour. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`;
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
