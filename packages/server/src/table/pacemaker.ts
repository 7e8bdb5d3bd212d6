import { type Answer, leastAnswer, type Request, type Seat } from '@rangefinder/kernel';
import type { Party } from '../fair/queue.ts';
import { Refused } from '../refused.ts';
import { isStorageTrouble } from '../storage/gone.ts';
import { botTask } from './botturn.ts';
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
  failed(kind: string, error: unknown, details?: object): void;
}

/** So many answers are tried for a seat that cannot answer itself when the rules break down on one. */
const MOST_TRIES = 20;

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
    for (const { seat } of live.pending) if (live.seats[seat]?.kind === 'bot') this.#letThink(live, seat, wait);
    this.#stopClock();
    const next = live.running && nextToFall(live.running);
    if (!next) return;
    const ask = live.course.ask(next.seat);
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

  #letThink(live: Live, seat: Seat, wait: number): void {
    const ask = live.course.ask(seat);
    const key = `${seat}:${ask}`;
    this.#thinking ??= new Set();
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    const task = botTask(live, seat, ask);
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
        return this.#playLeast(seat, ask, 'bot');
      })
      .finally(() => this.#thinking?.delete(key));
  }

  /** Plays the least a seat can do: its time is over, or its bot broke down. */
  async #playLeast(seat: Seat, ask: number, by: 'bot' | 'clock'): Promise<void> {
    try {
      const request = await this.#table.question(seat, ask, by);
      if (request) await this.#firstThatWorks(seat, ask, by, answersTo(request));
    } catch (error) {
      if (!isSettled(error) && !isStorageTrouble(error)) this.#table.failed(by, error);
    }
  }

  /** A match must not freeze because the rules fail after one answer, as long as there is another. */
  async #firstThatWorks(seat: Seat, ask: number, by: 'bot' | 'clock', answers: readonly Answer[]): Promise<void> {
    for (const [i, answer] of answers.entries()) {
      try {
        await this.#table.answer(seat, ask, answer, by);
        return;
      } catch (error) {
        const another = error instanceof Refused && error.rule === 'table.failed.1' && i < answers.length - 1;
        if (!another) throw error;
      }
    }
  }
}

/** The least answer, and others to fall back on. */
function answersTo(request: Request): Answer[] {
  const keys = (request.kind === 'pick' ? request.options : request.candidates).map(({ key }) => key);
  const single = request.kind === 'place' || (request.min <= 1 && request.max >= 1);
  return [leastAnswer(request), ...(single ? keys : [])].slice(0, MOST_TRIES);
}

/** The question was answered or taken back meanwhile: nothing is wrong. */
function isSettled(error: unknown): boolean {
  return error instanceof Refused && (error.rule === 'table.ask.1' || error.rule === 'kernel.turn.2');
}
