import type { Seat } from '@rangefinder/kernel';
import type { SeatState } from '@rangefinder/protocol';
import type { Audience } from './audience.ts';

/** Who sits where, and whether they are connected, here or to another server. */
export class Presence {
  readonly #audience: Audience;
  #people: readonly Pick<SeatState, 'name' | 'kind'>[] = [];
  #elsewhere: Map<string, readonly Seat[]> | undefined;
  #faltered: Set<Seat> | undefined;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Learns who sits where. */
  learn(people: readonly Pick<SeatState, 'name' | 'kind'>[]): void {
    this.#people = people.map(({ name, kind }) => ({ name, kind }));
  }

  /** Another server says which seats are connected to it. True when that is news. */
  elsewhere(server: string, seats: readonly Seat[]): boolean {
    const before = JSON.stringify(this.seats());
    this.#elsewhere ??= new Map();
    if (seats.length > 0) this.#elsewhere.set(server, seats);
    else this.#elsewhere.delete(server);
    return JSON.stringify(this.seats()) !== before;
  }

  /** The bot of a seat broke down. True when that is news. */
  falter(seat: Seat): boolean {
    if (this.#faltered?.has(seat)) return false;
    this.#faltered ??= new Set();
    this.#faltered.add(seat);
    return true;
  }

  seats(): SeatState[] {
    const here = new Set<Seat>(this.#audience.seats);
    for (const seats of this.#elsewhere?.values() ?? []) for (const seat of seats) here.add(seat);
    return this.#people.map(({ name, kind }, seat) => ({
      name,
      kind,
      connected: kind === 'bot' || here.has(seat),
      faltered: this.#faltered?.has(seat) ?? false,
    }));
  }
}
