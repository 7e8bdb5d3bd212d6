import { checked, concession, decision, type InTurn, Refused, refusedBy, repeated, undoReply } from '@rangefinder/host';
import { type Answer, IllegalDecision, MatchFailure, type Request, type Seat, type Viewer } from '@rangefinder/kernel';
import type { Act, ChatLine, Refusal } from '@rangefinder/protocol';
import type { Party } from '../fair/queue.ts';
import type { Trouble } from '../metrics.ts';
import type { Entry } from '../storage/entry.ts';
import { DatabaseGone, isStorageTrouble } from '../storage/gone.ts';
import type { Listener } from './audience.ts';
import { timeAfterDecision, timeLeft } from './clock.ts';
import type { House } from './house.ts';
import { Live } from './live.ts';
import { type Paced, Pacemaker } from './pacemaker.ts';
import { Retry } from './retry.ts';
import { Told } from './told.ts';
import { begun, rematchWish, undoHere } from './wishes.ts';

/** How often an act is tried again after another server was faster. */
const ATTEMPTS = 20;
/** Bots and clocks of a match that another server plays are left to it for this long, in milliseconds. */
const DEFERENCE = 2000;

/**
 * One match on this server: whoever is connected, and, while it is awake, the match itself. Asleep it is only its
 * connections; it wakes by playing its entries again.
 */
export class ServedTable implements Paced {
  readonly id: string;
  readonly #house: House;
  readonly #told: Told;
  readonly #pacemaker: Pacemaker;
  readonly #retry: Retry;
  /** Where those come from who wait to be let in, or for somebody to be seated. */
  #coming: readonly string[] = [];
  #live: Live | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #usedAt = 0;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
    this.#told = new Told(() => house.time.now());
    this.#pacemaker = new Pacemaker(house, this);
    this.#retry = new Retry(house.storage.pulse, () => this.#startOver());
  }

  get awake(): boolean {
    return this.#live !== undefined;
  }

  get sockets(): number {
    return this.#told.audience.size;
  }

  /** For whom this table goes on. A match nobody looks at goes on for those who sit in it. */
  readonly party = (): Party => {
    const waiting = [...this.#told.audience.visitors, ...this.#coming];
    if (waiting.length > 0) return { visitors: waiting, attended: true };
    const absent = this.#live?.seats.find(({ account }) => account !== null)?.account;
    return { visitors: [absent ?? this.id], attended: false };
  };

  readonly #inTurn: InTurn = (work) => this.#house.turns.take(this.party, work);

  // ---- coming and going

  /** Lets somebody look at the table through a seat's eyes, or a spectator's. */
  enter(viewer: Viewer, listener: Listener): Promise<void> {
    return this.#seriallyFor(listener.visitor, async () => {
      const live = await this.#wake();
      await this.#inTurn(() => this.#welcome(live, viewer, listener));
    });
  }

  #welcome(live: Live, viewer: Viewer, listener: Listener): void {
    const first = this.#told.welcome(live, viewer, listener);
    if (first && !this.#house.alone) this.#house.news.publish({ kind: 'who', match: this.id });
    if (first && viewer !== 'spectator') this.#presenceChanged();
    this.#goOn(live);
  }

  leave(viewer: Viewer, listener: Listener): void {
    if (this.#told.farewell(viewer, listener) && viewer !== 'spectator') this.#presenceChanged();
  }

  #presenceChanged(): void {
    this.#house.news.publish({ kind: 'here', match: this.id, seats: this.#told.audience.seats });
    this.#told.seats();
  }

  /** Who sits here and may be let in: the rows as they are now. */
  seating(visitor: string): Promise<Pick<Live, 'row' | 'seats'>> {
    return this.#seriallyFor(visitor, () => this.#wake());
  }

  // ---- playing

  /** Answers a question. Resolves when the answer is durable, or was so already. */
  answer(seat: Seat, ask: number, answer: Answer, by: 'human' | 'bot' | 'clock' = 'human'): Promise<void> {
    return this.#act(
      (live) => {
        const host = begun(live);
        return repeated(host, seat, ask, answer) ? null : decision(host, seat, ask, answer);
      },
      () => this.#house.metrics.decisions.inc({ by }),
    );
  }

  /** Why an answer would be refused; null when it is legal. */
  check(seat: Seat, ask: number, answer: Answer): Promise<Refusal | null> {
    return this.#serially(async () => {
      return checked(begun(await this.#wake()), seat, ask, answer, this.#inTurn);
    });
  }

  askUndo(seat: Seat, to: number): Promise<void> {
    return this.#act((live) => undoHere(live, seat, to, this.#inTurn));
  }

  replyUndo(seat: Seat, grant: boolean): Promise<void> {
    return this.#act((live) => undoReply(begun(live), seat, grant));
  }

  concede(seat: Seat): Promise<void> {
    return this.#act((live) => concession(begun(live), seat));
  }

  wantRematch(seat: Seat): Promise<void> {
    return this.#act((live) => rematchWish(live, seat, () => this.#house.rematch(live)));
  }

  say(line: ChatLine, id: string): Promise<void> {
    return this.#serially(async () => {
      await this.#house.storage.say(this.id, id, line);
      this.heard(line);
    });
  }

  // ---- news from elsewhere

  /** A chat line was said, here or on another server. */
  heard(line: ChatLine): void {
    this.#told.line(line);
  }

  /** Another server wrote entries: catches up when somebody here looks on. */
  entriesWritten(): void {
    if (this.#unattended()) return;
    void this.#serially(async () => {
      if (this.#live) return this.#catchUp(this.#live);
      this.#goOn(await this.#wake(), DEFERENCE);
    }).catch((error) => this.failed('catch-up', error));
  }

  /** News of other servers may have been missed: looks whether the audience knows what is stored. */
  newsMissed(): Promise<void> {
    if (this.#unattended()) return Promise.resolve();
    return this.#serially(async () => {
      const { storage } = this.#house;
      const stored = await storage.match(this.id);
      if (!stored) return;
      const [entries, chat] = await Promise.all([
        storage.entriesAfter(this.id, this.#told.number),
        storage.chat(this.id),
      ]);
      if (this.#told.knows(stored, entries.at(-1)?.number ?? this.#told.number, chat)) return;
      this.#sleep();
      const live = await this.#wake();
      await this.#inTurn(() => this.#told.everything(live));
      this.#goOn(live, DEFERENCE);
    });
  }

  /** Nobody here looks on and no clock runs: what other servers do is read when somebody comes. */
  #unattended(): boolean {
    if (this.sockets > 0 || this.#pacemaker.clockRuns) return false;
    if (this.#busy === 0) this.#sleep();
    return true;
  }

  /** Somebody sat down, or the match began: `visitor` waits for it, if it was done here. */
  seatsChanged(visitor?: string): Promise<void> {
    return this.#seriallyFor(visitor, () => this.#readAgain());
  }

  async #readAgain(): Promise<void> {
    this.#forget();
    if (await this.#house.storage.match(this.id)) this.#goOn(await this.#wake());
    // Only a match that has not begun is ever taken away.
    else this.#told.audience.turnAway(new Refused('table.cancel.3', 'This match was called off before it began.', 404));
  }

  seatsElsewhere(server: string, seats: readonly Seat[]): void {
    if (this.#told.presence.elsewhere(server, seats)) this.#told.seats();
  }

  /** Tells the other servers which seats are connected here. */
  sayWhoIsHere(): void {
    const { seats } = this.#told.audience;
    if (seats.length > 0) this.#house.news.publish({ kind: 'here', match: this.id, seats });
  }

  // ---- sleeping

  /** Falls asleep when nothing has happened for a while. True when the house may forget the table altogether. */
  rest(now: number): boolean {
    if (this.#busy > 0 || this.#pacemaker.thinking || this.#retry.waiting) return false;
    if (this.#live && now - this.#usedAt > this.#house.idle) this.#sleep();
    return !this.#live && this.sockets === 0 && !this.#pacemaker.clockRuns;
  }

  /** Nothing more happens here: the server stops. */
  close(): void {
    this.#retry.stop();
    this.#pacemaker.stop();
  }

  #sleep(): void {
    this.#live = undefined;
    this.#told.sleep();
  }

  /** Lets go of a match that may have run ahead of what is stored. What was shown is remembered, to go on from. */
  #forget(): void {
    this.#live = undefined;
  }

  async #wake(): Promise<Live> {
    this.#usedAt = this.#now();
    if (this.#live) return this.#live;
    const begin = performance.now();
    const stored = await this.#house.storage.match(this.id);
    if (!stored) throw new Refused('table.match.1', 'There is no such match.', 404);
    const [game, entries, chat] = await Promise.all([
      this.#house.game(stored.row.game),
      this.#house.storage.entriesAfter(this.id, 0),
      this.#house.storage.chat(this.id),
    ]);
    const live = await this.#replay(() => Live.open(game, stored, entries, this.#house.countFrom, this.#inTurn));
    this.#checkHash(live, entries.at(-1));
    this.#house.metrics.replaySeconds.observe((performance.now() - begin) / 1000);
    this.#live = live;
    this.#told.wake(live, chat);
    return live;
  }

  async #replay(make: () => Promise<Live>): Promise<Live> {
    try {
      return await make();
    } catch (error) {
      this.failed('replay', error);
      throw new Refused('table.failed.2', 'This match was played under other rules and cannot go on under ours.', 409);
    }
  }

  /** The same decisions must give the same state, yesterday and today, here and on every other server. */
  #checkHash(live: Live, entry: Entry | undefined): void {
    if (!entry || !live.host || live.host.match.hash() === entry.hash) return;
    this.failed('drift', new Error(`Match ${this.id} plays differently since entry ${entry.number}.`));
  }

  // ---- moving

  /** Lets an act happen: checks it, plays it, writes it, and tells everybody. `wish` gives null when there is nothing to do. */
  #act(wish: (live: Live) => Act | null | Promise<Act | null>, onWritten?: () => void): Promise<void> {
    return this.#serially(async () => {
      /** What may or may not have been written when the database fell silent. */
      const unsure: Entry[] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const live = await this.#wake();
        if (await this.#isStored(unsure)) {
          onWritten?.();
          this.#goOn(live);
          return;
        }
        const act = await wish(live);
        if (!act) return;
        const entry = await this.#enact(live, act);
        const written = await this.#write(live, entry);
        if (written === true) {
          onWritten?.();
          await this.#inTurn(() => this.#written(live, entry));
          return;
        }
        // Another server wrote this number first, or nobody knows: see what is stored, and whether the act is still right.
        this.#forget();
        if (written === 'unsure') unsure.push(entry);
      }
      throw new Refused('table.storage.1', 'Too much happens at this table at once. Try again.', 503);
    });
  }

  /** Whether one of these entries was written after all. */
  async #isStored(unsure: readonly Entry[]): Promise<boolean> {
    const [first] = unsure;
    if (!first) return false;
    const stored = await this.#house.storage.entriesAfter(this.id, first.number - 1);
    return unsure.some((entry) => stored.some((other) => sameEntry(entry, other)));
  }

  async #enact(live: Live, act: Act): Promise<Entry> {
    const now = this.#now();
    const { clock, number, running } = live;
    try {
      const { hash, events } = await live.enact(act, this.#inTurn);
      const decided = act.kind === 'decision' && clock && running;
      const time = decided ? timeAfterDecision(clock, running, act.seat, now) : running && timeLeft(running, now);
      return {
        match: this.id,
        number: number + 1,
        act,
        hash,
        events: JSON.stringify(events),
        decisions: live.host?.match.decisions.length ?? 0,
        timeLeft: time ?? null,
        at: now,
      };
    } catch (error) {
      if (!(error instanceof IllegalDecision)) {
        this.#forget();
        this.failed('rules', error, error instanceof MatchFailure ? { record: error.record, act } : { act });
      }
      throw refusedBy(error);
    }
  }

  /** True when the entry was written, false when its number was taken, "unsure" when the database fell silent and came back. */
  async #write(live: Live, entry: Entry): Promise<boolean | 'unsure'> {
    const { act } = entry;
    const outcome = act.kind === 'conceded' ? live.host?.outcomeOfConcession(act.seat) : live.outcome;
    const over = outcome && live.row.status !== 'over' ? { winner: outcome.winner } : null;
    const { storage, metrics } = this.#house;
    const begin = performance.now();
    try {
      return await storage.append({ entry, over });
    } catch (error) {
      this.#forget();
      this.failed('storage', error);
      if (error instanceof DatabaseGone && (await storage.pulse.returned())) return 'unsure';
      throw new Refused(
        'table.storage.1',
        'The server could not write this down. Nothing has changed; try again.',
        503,
      );
    } finally {
      metrics.storageSeconds.observe((performance.now() - begin) / 1000);
    }
  }

  #written(live: Live, entry: Entry): void {
    live.add(entry);
    this.#usedAt = this.#now();
    this.#told.news(live);
    this.#goOn(live);
  }

  async #catchUp(live: Live): Promise<void> {
    const entries = await this.#house.storage.entriesAfter(this.id, live.number);
    try {
      for (const entry of entries) {
        await live.enact(entry.act, this.#inTurn);
        live.add(entry);
      }
    } catch (error) {
      this.#forget();
      throw error;
    }
    if (entries.length === 0) return;
    this.#checkHash(live, entries.at(-1));
    await this.#inTurn(() => this.#told.news(live));
    this.#goOn(live, DEFERENCE);
  }

  // ---- for the pacemaker

  question(seat: Seat, ask: number, by: 'bot' | 'clock'): Promise<Request | undefined> {
    return this.#serially(async () => {
      const live = await this.#wake();
      if (live.ask(seat) !== ask) return undefined;
      const left = live.running && timeLeft(live.running, this.#now())[seat];
      if (by === 'bot' || !left) return live.host?.match.requestOf(seat);
      // Time was given back since the clock was set: nobody could answer while the database was silent.
      this.#goOn(live);
      return undefined;
    });
  }

  failed(kind: Trouble, error: unknown, details: object = {}): void {
    this.#house.metrics.trouble(kind);
    // That the database is silent is said once, not by every table.
    if (error instanceof DatabaseGone) return;
    this.#house.log.error({ err: error, match: this.id, kind, ...details }, 'a table had trouble');
  }

  faltered(seat: Seat): void {
    if (this.#told.presence.falter(seat)) this.#told.seats();
  }

  #goOn(live: Live, deference = 0): void {
    this.#pacemaker.goOn(live, this.#house.alone ? 0 : deference);
  }

  // ---- inside

  /** What could not be written may have been written all the same: everybody learns what is stored, and play goes on. */
  #startOver(): Promise<void> {
    return this.#serially(() => this.#readAgain());
  }

  /** As `#serially`, and a visitor waits for it: what is before it must not be put off as if nobody did. */
  #seriallyFor<T>(visitor: string | undefined, task: () => Promise<T>): Promise<T> {
    if (visitor === undefined) return this.#serially(task);
    this.#coming = [...this.#coming, visitor];
    return this.#serially(task).finally(() => {
      this.#coming = this.#coming.toSpliced(this.#coming.indexOf(visitor), 1);
    });
  }

  /** One thing at a time: a table is never halfway through two acts. */
  #serially<T>(task: () => Promise<T>): Promise<T> {
    this.#busy++;
    const result = this.#tail
      .then(task)
      .catch((error) => {
        if (isStorageTrouble(error)) this.#retry.later();
        throw error;
      })
      .finally(() => {
        this.#busy--;
      });
    this.#tail = result.catch(() => undefined);
    return result;
  }

  #now(): number {
    return this.#house.time.now();
  }
}

function sameEntry(one: Entry, other: Entry): boolean {
  const { number, at, act } = one;
  return number === other.number && at === other.at && JSON.stringify(act) === JSON.stringify(other.act);
}
