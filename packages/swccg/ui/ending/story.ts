import type { Seat } from '@rangefinder/kernel';
import type { SwccgEvent } from '../../src/events.ts';

/** How a game went for one side. */
export interface Story {
  /** Force lost, and the turn of the game that cost most of it. */
  readonly lost: number;
  readonly worst: { readonly turn: number; readonly lost: number } | null;
  /** What its Force drains came to, as they were begun. */
  readonly drained: number;
  /** The battle damage that it did. */
  readonly damage: number;
  /** Its cards that went from the table to the Lost Pile. */
  readonly cards: number;
  /** How often it drew destiny, and how much that came to on average. */
  readonly draws: number;
  readonly destiny: number;
}

/** How the game went for a seat, as the events tell that everybody sees. */
export function storyOf(events: readonly SwccgEvent[], seat: Seat): Story {
  const opponent = 1 - seat;
  const drawn = events.flatMap((one) => (one.type === 'destiny' && one.seat === seat ? [one.value] : []));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    lost: events.filter((one) => one.type === 'lost-force' && one.seat === seat).length,
    worst: worstTurn(events, seat),
    drained: sum(events.flatMap((one) => (one.type === 'drain' && one.seat === seat ? [one.amount] : []))),
    damage: sum(events.flatMap((one) => (one.type === 'power' ? [one.damage[opponent] ?? 0] : []))),
    cards: events.filter((one) => one.type === 'left' && one.seat === seat && one.to === 'lost').length,
    draws: drawn.length,
    destiny: drawn.length === 0 ? 0 : sum(drawn) / drawn.length,
  };
}

function worstTurn(events: readonly SwccgEvent[], seat: Seat): Story['worst'] {
  const lost = new Map<number, number>();
  let turn = 0;
  for (const event of events) {
    if (event.type === 'turn') turn = event.turn;
    if (event.type === 'lost-force' && event.seat === seat) lost.set(turn, (lost.get(turn) ?? 0) + 1);
  }
  const [worst] = [...lost].toSorted(([, a], [, b]) => b - a);
  return worst ? { turn: worst[0], lost: worst[1] } : null;
}
