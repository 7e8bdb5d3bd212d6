import { botsAsked, botTask, type Host, playInstead, Refused } from '@rangefinder/host';
import type { Answer, Request, Seat } from '@rangefinder/kernel';
import type { Party } from '../fair/queue.ts';
import type { Trouble } from '../metrics.ts';
import { isStorageTrouble } from '../storage/gone.ts';
import { nextToFall } from './clock.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';

/** What the pacemaker needs of its table. */
export interface Paced {
  /** For whom the match goes on. */
  party(): Party;
  answer(seat: Seat, ask: number, answer: Answer, by: 'bot' | 'clock'): Promise<void>;
  /** The question numbered `ask` to a seat; undefined when it is not asked any more, or its time is not over after all. */
  question(seat: Seat, ask: number, by: 'bot' | 'clock'): Promise<Request | undefined>;
  failed(kind: Trouble, error: unknown, details?: object): void;
  /** The bot of a seat broke down: its table is told. */
  faltered(seat: Seat): void;
}

/** Sees to it that a match goes on: lets bots think, and plays for whoever runs out of time. */
export class Pacemaker {
  readonly #house: House;
  readonly #table: Paced;
  #thinking: Set<string> | undefined;
  #stopFall: (() => void) | undefined;
  #stopped = false;

  constructor(house: House, table: Paced) {
    this.#house = house;
    this.#table = table;
  }

  get thinking(): boolean {
    return (this.#thinking?.size ?? 0) > 0;
  }

  get clockRuns(): boolean {
    return this.#stopFall !== undefined;
  }

  /** Looks who is asked now. `wait` milliseconds are left to the server that wrote the last entry. */
  goOn(live: Live, wait: number): void {
    if (this.#stopped) return;
    const { host } = live;
    if (host) for (const seat of botsAsked(host)) this.#letThink(host, seat, wait);
    this.#stopClock();
    const next = live.running && nextToFall(live.running);
    if (!next) return;
    const ask = live.ask(next.seat);
    const milliseconds = Math.max(0, next.when - this.#house.time.now()) + wait;
    this.#stopFall = this.#house.time.after(milliseconds, () => {
      this.#stopFall = undefined;
      void this.#playLeast(next.seat, ask, 'clock');
    });
  }

  /** Lets nobody think or run out of time any more: what is left to do another server does, or this one when it is back. */
  stop(): void {
    this.#stopped = true;
    this.#stopClock();
  }

  #stopClock(): void {
    this.#stopFall?.();
    this.#stopFall = undefined;
  }

  #letThink(host: Host, seat: Seat, wait: number): void {
    const ask = host.ledger.ask(seat);
    const key = `${seat}:${ask}`;
    this.#thinking ??= new Set();
    if (this.#thinking.has(key)) return;
    const task = botTask(host, seat);
    if (!task) return;
    this.#thinking.add(key);
    const think = async () => {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait).unref());
      const answer = await this.#house.bots.decide(task, () => this.#table.party());
      if (!this.#stopped) await this.#table.answer(seat, ask, answer, 'bot');
    };
    think()
      .catch((error) => {
        // The table sees to it that it goes on when the database is back; nothing is wrong with the bot.
        if (this.#stopped || isSettled(error) || isStorageTrouble(error)) return undefined;
        this.#table.failed('bot', error, { bot: task.bot, seat, topic: task.request.topic });
        this.#table.faltered(seat);
        return this.#playLeast(seat, ask, 'bot');
      })
      .finally(() => this.#thinking?.delete(key));
  }

  /** Plays the least a seat can do: its time is over, or its bot broke down. */
  async #playLeast(seat: Seat, ask: number, by: 'bot' | 'clock'): Promise<void> {
    try {
      const request = await this.#table.question(seat, ask, by);
      if (request) await playInstead(request, (answer) => this.#table.answer(seat, ask, answer, by));
    } catch (error) {
      if (!isSettled(error) && !isStorageTrouble(error)) this.#table.failed(by, error);
    }
  }
}

/** The question was answered or taken back meanwhile: nothing is wrong. */
function isSettled(error: unknown): boolean {
  return error instanceof Refused && (error.rule === 'table.ask.1' || error.rule === 'kernel.turn.2');
}
