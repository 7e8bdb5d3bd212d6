import type { Viewer } from '@rangefinder/kernel';
import type { ChatLine, TableState } from '@rangefinder/protocol';
import { Audience, type Listener } from './audience.ts';
import { type Live, markOf, type Stored } from './live.ts';
import { Presence } from './presence.ts';
import { type Shown, showing, whatIsNew, wholeTable } from './showing.ts';

const LONGEST_CHAT = 200;

/** What those who look on have been told. While the table sleeps only a mark of it is kept. */
export class Told {
  readonly audience = new Audience();
  readonly presence = new Presence(this.audience);
  readonly #now: () => number;
  /** What each kind of viewer was shown last, while awake. */
  #shown: Map<Viewer, Shown> | undefined;
  #chat: readonly ChatLine[] = [];
  #mark = '';
  #number = 0;
  #lastLine = '';

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The number of the last entry everybody knows of. */
  get number(): number {
    return this.#number;
  }

  /** Whether everybody knows a match as it is stored: its rows, its entries up to a number, and its chat. */
  knows(stored: Stored, number: number, chat: readonly ChatLine[]): boolean {
    return markOf(number, stored.row, stored.seats) === this.#mark && lineMark(chat.at(-1)) === this.#lastLine;
  }

  /** The table falls asleep. */
  sleep(): void {
    this.#shown = undefined;
    this.#chat = [];
  }

  /**
   * The table is awake. Those who looked on before it slept know it as it is now, unless somebody sat down or another
   * server went on with it.
   */
  wake(live: Live, chat: readonly ChatLine[]): void {
    const upToDate = this.#shown === undefined && this.#mark === live.mark;
    this.#shown ??= new Map();
    this.#chat = chat;
    this.#lastLine = lineMark(chat.at(-1));
    this.presence.learn(live.seats);
    if (!upToDate) this.news(live);
    else for (const viewer of this.audience.viewers) this.#show(live, viewer);
  }

  /** Somebody comes and is shown everything. True when nobody saw the table through these eyes before. */
  welcome(live: Live, viewer: Viewer, listener: Listener): boolean {
    const first = this.audience.add(viewer, listener);
    const shown = this.#shown?.get(viewer) ?? this.#show(live, viewer);
    const state = this.#state(live, viewer);
    listener.send(JSON.stringify(wholeTable(live, viewer, { ...shown, state }, this.#chat)));
    return first;
  }

  /** Somebody leaves. True when nobody is left who sees the table through these eyes. */
  farewell(viewer: Viewer, listener: Listener): boolean {
    const last = this.audience.remove(viewer, listener);
    if (last) this.#shown?.delete(viewer);
    return last;
  }

  /** Tells everybody what is new. */
  news(live: Live): void {
    this.#learn(live);
    for (const viewer of this.audience.viewers) {
      const before = this.#shown?.get(viewer);
      const fresh = before && whatIsNew(live, viewer, before, this.#state(live, viewer));
      if (fresh) {
        this.audience.tell(viewer, fresh.news);
        this.#shown?.set(viewer, fresh.shown);
      } else this.#tellWhole(live, viewer);
    }
  }

  /** Tells everybody everything. */
  everything(live: Live): void {
    this.#learn(live);
    for (const viewer of this.audience.viewers) this.#tellWhole(live, viewer);
  }

  line(line: ChatLine): void {
    this.#lastLine = lineMark(line);
    if (this.#shown) this.#chat = [...this.#chat, line].slice(-LONGEST_CHAT);
    this.audience.tellAll({ type: 'chat', line });
  }

  /** Tells everybody who sits where and is there. */
  seats(): void {
    const seats = this.presence.seats();
    this.audience.tellAll({ type: 'news', events: [], state: { seats } });
    for (const [viewer, shown] of this.#shown ?? [])
      this.#shown?.set(viewer, { ...shown, state: { ...shown.state, seats } });
  }

  #learn(live: Live): void {
    this.#mark = live.mark;
    this.#number = live.course.number;
  }

  #state(live: Live, viewer: Viewer): TableState {
    return live.state(viewer, this.presence.seats(), this.#now());
  }

  #show(live: Live, viewer: Viewer): Shown {
    const shown = showing(live, viewer, this.#state(live, viewer));
    this.#shown?.set(viewer, shown);
    return shown;
  }

  #tellWhole(live: Live, viewer: Viewer): void {
    this.audience.tell(viewer, wholeTable(live, viewer, this.#show(live, viewer), this.#chat));
  }
}

/** Tells one line of chat from the next. */
function lineMark(line: ChatLine | undefined): string {
  return line ? `${line.at} ${line.from}` : '';
}
