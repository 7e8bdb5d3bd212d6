import type { SeenEvent } from '@rangefinder/kernel';
import type { GameTable } from '@rangefinder/table';
import { isForTable, pressesControl, useSnapshot } from '@rangefinder/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Mark, ReplaySession } from '../../sessions/replay.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Between two decisions that show nothing, in milliseconds. */
const SHORTEST = 40;
const BETWEEN = 220;
const LONGEST = 4000;

export interface Player {
  readonly playing: boolean;
  readonly speed: number;
  setSpeed(speed: number): void;
  toggle(): void;
  /** Goes somewhere by hand, which stops the playing. */
  goTo(decision: number): void;
  toRound(step: -1 | 1): void;
}

/** Plays a replay by itself, and listens to the keyboard. */
export function usePlayer(session: ReplaySession, parts: GameTable): Player {
  const snapshot = useSnapshot(session);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { at, length, marks } = session.state;
  const seen = useRef(0);

  useEffect(() => {
    const fresh = snapshot.events.slice(seen.current);
    if (!playing || at >= length) {
      seen.current = snapshot.events.length;
      if (playing && at >= length) setPlaying(false);
      return;
    }
    const later = setTimeout(() => {
      seen.current = snapshot.events.length;
      session.goTo(at + 1);
    }, lasting(fresh, parts) / speed);
    return () => clearTimeout(later);
  }, [playing, at, length, snapshot.events, parts, session, speed]);

  const goTo = useCallback(
    (decision: number) => {
      setPlaying(false);
      session.goTo(decision);
    },
    [session],
  );
  const toggle = useCallback(() => {
    if (session.state.at >= session.state.length) session.goTo(0);
    setPlaying((now) => !now);
  }, [session]);
  const toRound = useCallback(
    (step: -1 | 1) => goTo(roundFrom(marks, session.state.at, length, step)),
    [goTo, marks, session, length],
  );
  const player = useMemo(
    () => ({ playing, speed, setSpeed, toggle, goTo, toRound }),
    [playing, speed, toggle, goTo, toRound],
  );
  usePlayerKeys(session, player);
  return player;
}

/** How long what happened should stay before the next decision. */
function lasting(events: readonly SeenEvent[], parts: GameTable): number {
  if (events.length === 0) return SHORTEST;
  const shown = events.reduce((sum, event) => sum + parts.duration(event), 0);
  const told = events.some(({ event }) => parts.worthTelling(event));
  return Math.min(LONGEST, shown + (told ? BETWEEN : SHORTEST));
}

/** Where the round before or after begins. */
export function roundFrom(marks: readonly Mark[], at: number, length: number, step: -1 | 1): number {
  const rounds = marks.filter(({ kind }) => kind === 'round').map(({ decision }) => decision);
  if (step > 0) return rounds.find((decision) => decision > at) ?? length;
  return rounds.findLast((decision) => decision < at) ?? 0;
}

function usePlayerKeys(session: ReplaySession, player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      const { target } = event;
      const slider = target instanceof HTMLInputElement && target.type === 'range';
      const { at, length } = session.state;
      const act: Partial<Record<string, () => void>> = {
        ' ': pressesControl(target) && !slider ? undefined : player.toggle,
        ArrowLeft: slider ? undefined : () => player.goTo(at - 1),
        ArrowRight: slider ? undefined : () => player.goTo(at + 1),
        PageUp: () => player.toRound(-1),
        PageDown: () => player.toRound(1),
        Home: () => player.goTo(0),
        End: () => player.goTo(length),
      };
      const does = act[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session, player]);
}
