import type { Seat, SeenEvent } from '@rangefinder/kernel';
import type { SwccgEvent } from '../../src/events.ts';

type Of<T extends SwccgEvent['type']> = Extract<SwccgEvent, { readonly type: T }>;

/** The last battle as its events tell it. */
export interface BattleStory {
  /** Its place in the log, which tells battles apart. */
  readonly start: number;
  readonly location: string;
  readonly initiator: Seat;
  readonly draws: readonly Of<'destiny'>[];
  readonly shots: readonly Shot[];
  /** Power, destiny, damage and attrition once they were compared. */
  readonly compared: Of<'power'> | null;
  readonly forfeits: readonly Of<'forfeited'>[];
  /** Force lost to battle damage, by seat. */
  readonly paid: readonly [number, number];
  readonly cancelled: boolean;
  readonly over: boolean;
}

export interface Shot {
  readonly seat: Seat;
  readonly weapon: string;
  readonly target: string;
  readonly result: 'hit' | 'missed' | null;
}

/** The events that the board has shown so far: the panel adds up as people follow. */
export function shownSoFar(
  events: readonly SeenEvent<SwccgEvent>[],
  current: SeenEvent<SwccgEvent> | null,
): readonly SeenEvent<SwccgEvent>[] {
  const at = current === null ? -1 : events.lastIndexOf(current);
  return at < 0 ? events : events.slice(0, at + 1);
}

/** What the log says of the last battle; null before the first, and when a turn began since. */
export function lastBattle(events: readonly SeenEvent<SwccgEvent>[]): BattleStory | null {
  const start = events.findLastIndex(({ event }) => event.type === 'battle' || event.type === 'turn');
  const first = events[start]?.event;
  if (first?.type !== 'battle') return null;
  const rest = events.slice(start + 1).map(({ event }) => event);
  const end = rest.findIndex(({ type }) => type === 'battle-over');
  const within = end < 0 ? rest : rest.slice(0, end);
  const compared = within.findIndex(({ type }) => type === 'power');
  const after = compared < 0 ? [] : within.slice(compared);
  const paid = (seat: Seat) => after.filter((event) => event.type === 'lost-force' && event.seat === seat).length;
  return {
    start,
    location: first.location,
    initiator: first.seat,
    draws: within.filter((event) => event.type === 'destiny'),
    shots: shotsIn(within),
    compared: within.find((event) => event.type === 'power') ?? null,
    forfeits: within.filter((event) => event.type === 'forfeited'),
    paid: [paid(0), paid(1)],
    cancelled: within.some((event) => event.type === 'cancelled' && event.what === first.location),
    over: end >= 0,
  };
}

/** Each shot, with what became of it. */
function shotsIn(events: readonly SwccgEvent[]): Shot[] {
  const shots: Shot[] = [];
  for (const event of events) {
    if (event.type === 'fired') {
      shots.push({ seat: event.seat, weapon: event.weapon, target: event.target, result: null });
    } else if (event.type === 'hit' || event.type === 'missed') {
      const at = shots.findLastIndex(({ target, result }) => target === event.id && result === null);
      const shot = shots[at];
      if (shot) shots[at] = { ...shot, result: event.type };
    }
  }
  return shots;
}
